package spielwerk.lab.reproduction;

import java.nio.file.Path;
import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.runs.spec.Field;
import spielwerk.runs.spec.SpecCodec;
import spielwerk.runs.spec.YamlFields;

/** The commands whose output the results quote, as {@code docs/commands.yaml} has them. */
public record QuotedCommands(
    @Field(about = "commands whose output is kept", range = "1..") List<QuotedCommand> commands) {
  public static final String PLACE = "docs/commands.yaml";

  private static final SpecCodec<QuotedCommands> CODEC =
      SpecCodec.of("commands", QuotedCommands.class);

  /** One of them. */
  public record QuotedCommand(
      @Field(about = "its name, that of a folder of experiments/data") String name,
      @Field(about = "what is typed behind ./spielwerk, without --json") String command) {}

  public QuotedCommands {
    commands = List.copyOf(commands);
  }

  public static QuotedCommands read(Path file) {
    return CODEC.readPart(YamlFields.read(file), Catalogue.load());
  }

  public QuotedCommand named(String name) {
    return commands.stream()
        .filter(one -> one.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new Mistake(
                    "There is no quoted command '%s'; there are %s."
                        .formatted(
                            name,
                            String.join(
                                ", ", commands.stream().map(QuotedCommand::name).toList()))));
  }
}
