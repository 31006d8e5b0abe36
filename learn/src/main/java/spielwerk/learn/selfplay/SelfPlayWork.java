package spielwerk.learn.selfplay;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Runner;
import spielwerk.core.Work;
import spielwerk.core.WorkKind;
import spielwerk.nets.NetFile;
import spielwerk.nets.NetWeights;
import spielwerk.nets.OnnxSession;
import spielwerk.runs.Json;

/**
 * The games of a generation of self-play, on other machines. The network is sent with them; the
 * games of a pack are played in {@link Lockstep}, so that it is asked in batches.
 */
public final class SelfPlayWork implements WorkKind {
  private static final String ID = "selfplay";

  /**
   * What is played.
   *
   * @param net the file of the network
   * @param shown positions by which the network is rounded to int8; empty if it is not
   */
  record Generation(TrainSpec spec, int number, long seed, byte[] net, float[] shown) {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Work<?> read(byte[] description, Catalogue catalogue) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(description))) {
      TrainSpec spec = Json.reader(TrainSpec.class).readValue(in.readNBytes(in.readInt()));
      int number = in.readInt();
      long seed = in.readLong();
      byte[] net = in.readNBytes(in.readInt());
      float[] shown = new float[in.readInt()];
      for (int i = 0; i < shown.length; i++) {
        shown[i] = in.readFloat();
      }
      return new Games(new Generation(spec, number, seed, net, shown), catalogue);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** The games of a generation whose network is in a file. */
  static Work<SelfPlayRecord> of(
      TrainSpec spec, int number, long seed, Path net, float[] shown, Catalogue catalogue) {
    try {
      return new Games(
          new Generation(spec, number, seed, Files.readAllBytes(net), shown), catalogue);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private record Games(Generation generation, Catalogue catalogue) implements Work<SelfPlayRecord> {
    @Override
    public String kind() {
      return ID;
    }

    @Override
    public byte[] description() {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (DataOutputStream out = new DataOutputStream(bytes)) {
        byte[] spec = Json.writer(TrainSpec.class).writeValueAsBytes(generation.spec());
        out.writeInt(spec.length);
        out.write(spec);
        out.writeInt(generation.number());
        out.writeLong(generation.seed());
        out.writeInt(generation.net().length);
        out.write(generation.net());
        out.writeInt(generation.shown().length);
        for (float value : generation.shown()) {
          out.writeFloat(value);
        }
      } catch (IOException impossible) {
        throw new UncheckedIOException(impossible);
      }
      return bytes.toByteArray();
    }

    @Override
    public Pieces<SelfPlayRecord> open() {
      TrainSpec spec = generation.spec();
      Game game = catalogue.game(spec.game());
      OnnxSession session = session();
      SelfPlay play = new SelfPlay(spec, game, catalogue.exact(game));
      return new Pieces<>() {
        @Override
        public SelfPlayRecord piece(int index) {
          List<SelfPlayRecord> one = new ArrayList<>();
          all(new int[] {index}, () -> false, (number, played) -> one.add(played));
          return one.get(0);
        }

        @Override
        public void all(
            int[] indices, BooleanSupplier stop, Runner.Receiver<SelfPlayRecord> receiver) {
          play.play(
              generation.number(),
              generation.seed(),
              session,
              indices,
              1,
              stop,
              played -> receiver.take(played.index(), played));
        }

        @Override
        public void close() {
          session.close();
        }
      };
    }

    private OnnxSession session() {
      try {
        NetWeights weights =
            NetFile.read(new ByteArrayInputStream(generation.net()), "the network").weights();
        float[] shown = generation.shown();
        return shown.length == 0
            ? new OnnxSession(weights)
            : OnnxSession.int8(weights, shown, shown.length / weights.spec().inputs());
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }

    @Override
    public byte[] write(SelfPlayRecord game) {
      return SelfPlayFile.encode(game);
    }

    @Override
    public SelfPlayRecord read(byte[] game) {
      try {
        return SelfPlayFile.decode(game);
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }
  }
}
