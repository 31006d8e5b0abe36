package spielwerk.app.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.nets.NetFile;
import spielwerk.nets.NetSpec;
import spielwerk.nets.OnnxExport;
import spielwerk.runs.text.NumberText;

/** {@code spielwerk net}: networks for other programs. */
@Command(
    name = "net",
    description = {
      "Write a network as an ONNX file, which Python, C++ and the browser can read.",
      "The file is checked: ONNX Runtime must answer as the network does."
    },
    customSynopsis =
        "spielwerk net export FILE.onnx [--net FILE.net | --game GAME] [--force] [options]",
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk net export othello.onnx",
      "  spielwerk net export mine.onnx --net ~/.spielwerk/runs/train-connect4/nets/generation-20.net"
    })
public final class NetCommand implements Callable<Integer> {
  @Mixin private final CommonOptions common;

  @Parameters(index = "0", paramLabel = "ACTION", description = "export.")
  private String action;

  @Parameters(index = "1", paramLabel = "FILE.onnx", description = "The file to write.")
  private Path file;

  @Option(names = "--net", paramLabel = "FILE.net", description = "The network to write.")
  private @Nullable Path net;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "The game whose network is written, the one that ships; usually othello.")
  private @Nullable String game;

  @Option(names = "--force", description = "Replace a file that is already there.")
  private boolean force;

  public NetCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
    if (!action.equals("export")) {
      throw new Mistake("net takes export, not '" + action + "'; see net --help.");
    }
    if (net != null && game != null) {
      throw new Mistake("A network is named by --net or by --game, not by both.");
    }
    if (Files.exists(file) && !force) {
      throw new Mistake("The file " + file + " is already there; --force replaces it.");
    }
    NetFile network = net == null ? shipped() : NetFile.read(net);
    NetSpec spec = network.weights().spec();
    Game played = common.catalogue().game(spec.game());
    OnnxExport export =
        OnnxExport.write(network.fitting(played).weights(), played, file.toAbsolutePath());
    common.show(() -> json(spec, export), () -> text(spec, export));
    return 0;
  }

  private NetFile shipped() {
    Game wanted = common.catalogue().game(game == null ? "othello" : game);
    return NetFile.shipped(wanted)
        .orElseThrow(
            () ->
                new Mistake(
                    "No network ships for %s; name the file of one by --net."
                        .formatted(wanted.text())));
  }

  private Map<String, Object> json(NetSpec spec, OnnxExport export) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("file", file.toString());
    document.put("game", spec.game());
    document.put("parameters", spec.parameters());
    document.put("input", new int[] {spec.planes(), spec.height(), spec.width()});
    document.put("outputs", Map.of("logits", spec.outputs(), "value", 1));
    document.put("positions", export.positions());
    document.put("difference", export.difference());
    return document;
  }

  private String text(NetSpec spec, OnnxExport export) {
    return """
        Wrote %s, a network for %s with %s parameters.
        Input "planes": any number of positions, each %d x %d x %d; outputs "logits" (%d moves) and "value".
        In %d positions ONNX Runtime's answers differ by at most %s from the network's."""
        .formatted(
            file,
            spec.game(),
            NumberText.count(spec.parameters()),
            spec.planes(),
            spec.height(),
            spec.width(),
            spec.outputs(),
            export.positions(),
            String.format(Locale.ROOT, "%.1e", export.difference()));
  }
}
