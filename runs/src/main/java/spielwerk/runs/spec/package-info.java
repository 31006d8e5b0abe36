/**
 * Specs as people write them. A spec is a record whose components are declared once, each with a
 * {@link spielwerk.runs.spec.Field}: what it means, what counts if it is left out, and its bounds.
 * A {@link spielwerk.runs.spec.SpecCodec} reads it from YAML, with the line in every error, and
 * from {@code spec.json}, writes it as either, and describes it for {@code --help} and for a form.
 *
 * <pre>{@code
 * record Walk(
 *     @Field(about = "how far, in kilometres", usual = "10", range = "1..100") int distance,
 *     @Field(about = "who comes along", example = "[Ada, Bo]") List<String> walkers) {}
 *
 * SpecCodec<Walk> codec = SpecCodec.of("walk", Walk.class);
 * Walk walk = codec.fromJson(new ObjectMapper().readTree("{\"walkers\": [\"Ada\"]}"));
 * codec.toYaml(walk); // distance: 10, walkers: [Ada]
 * }</pre>
 */
@NullMarked
package spielwerk.runs.spec;

import org.jspecify.annotations.NullMarked;
