package spielwerk.app.command;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import spielwerk.runs.spec.SpecCodec;

/** A command that reads a spec, and whose help follows from the fields of the spec. */
public interface SpecHelp {
  /** The line of the footer in whose place the fields stand. */
  String FIELDS = "FIELDS";

  SpecCodec<?> codec();

  /** Puts the fields into the help of a command. */
  default void fill(CommandSpec spec) {
    List<String> fields = codec().help().stream().map(line -> line.replace("%", "%%")).toList();
    spec.usageMessage()
        .footer(
            Arrays.stream(spec.usageMessage().footer())
                .flatMap(line -> line.equals(FIELDS) ? fields.stream() : Stream.of(line))
                .toArray(String[]::new));
  }
}
