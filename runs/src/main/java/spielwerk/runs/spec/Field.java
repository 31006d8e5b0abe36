package spielwerk.runs.spec;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Declares a component of a spec, whose name is the name of the field. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Field {
  /** Marks a field that must be given, unless the codec computes what is usual. */
  String REQUIRED = "\0";

  /** What it means, in a few words. */
  String about() default "";

  /** What counts if the field is left out, as one would write it in YAML. */
  String usual() default REQUIRED;

  /** What stands for the value in the help of an option, if it is neither a number nor its name. */
  String label() default "";

  /** How a page lets people choose the value, if there is something better than to type it. */
  String editor() default "";

  /** What one might write, to be shown where the usual value is no good example or none is. */
  String example() default "";

  /**
   * What a number may be, or how many items a list has: {@code 1..100}; either end may be left out.
   */
  String range() default "..";

  /** The field of an item for which a text may stand alone: {@code random} for an engine. */
  String single() default "";

  /** Whether the components of this record are fields beside the others, not within one. */
  boolean inline() default false;
}
