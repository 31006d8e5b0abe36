package spielwerk.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Encoding;
import spielwerk.core.Game;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.nets.NetSpec;

/** What is drawn from the buffer is what was played, turned as a whole. */
class ReplayBufferTest {
  private static final TrainSpec.Window LARGE =
      new TrainSpec.Window(1_000_000, TrainSpec.Window.Growth.FIXED, 1_000_000);

  private static PackedPositions packed(Game game, int generation, List<SelfPlayRecord> games) {
    return PackedPositions.of(game, 3, generation, games, 0);
  }

  /** The plain way: the whole game is turned move by move and looked at again. */
  @ParameterizedTest
  @ValueSource(strings = {"othello", "connect4:width=5,height=4", "tictactoe", "fiveinarow:size=7"})
  void boardAndMovesAreTurnedAlike(String text) {
    Game game = Plays.game(text);
    Encoding encoding = NetSpec.encoding(game);
    SelfPlayRecord played = Plays.random(game, 3, 0);
    PackedPositions packedPositions = packed(game, 1, List.of(played));
    Augmentation augmentation = Augmentation.of(game);
    float[] expected = new float[encoding.size()];
    for (int symmetry = 0; symmetry < encoding.symmetries(); symmetry++) {
      State turned = game.start(Setup.STANDARD);
      for (int ply = 0; ply < played.samples().size(); ply++) {
        if (turnable(game, encoding, symmetry)) {
          float[] planes = new float[encoding.size()];
          float[] policy = new float[game.traits().codes()];
          packedPositions.write(
              ply,
              augmentation.squares(symmetry),
              augmentation.moves(symmetry),
              planes,
              0,
              policy,
              0);
          encoding.write(turned, expected, 0);
          assertThat(planes).isEqualTo(expected);
          Set<Integer> wanted = new HashSet<>();
          double sum = 0;
          for (int move = 0; move < policy.length; move++) {
            sum += policy[move];
            if (policy[move] > 0) {
              wanted.add(move);
            }
          }
          assertThat(sum).isBetween(0.9999, 1.0001);
          assertThat(wanted)
              .containsExactlyInAnyOrderElementsOf(
                  Arrays.stream(Moves.of(turned)).boxed().toList());
          SelfPlayRecord.Sample sample = played.samples().get(ply);
          for (int i = 0; i < sample.moves().length; i++) {
            assertThat(policy[encoding.move(symmetry, sample.moves()[i])])
                .isBetween(
                    SelfPlayRecord.Sample.share(sample.shares()[i]) * 0.999f,
                    SelfPlayRecord.Sample.share(sample.shares()[i]) * 1.001f);
          }
          turned.play(encoding.move(symmetry, played.moves()[ply]));
        }
      }
    }
  }

  /** Some turns of Othello's start are another start; those games cannot be played turned. */
  private static boolean turnable(Game game, Encoding encoding, int symmetry) {
    State start = game.start(Setup.STANDARD);
    float[] planes = new float[encoding.size()];
    encoding.write(start, planes, 0);
    int fields = encoding.height() * encoding.width();
    for (int i = 0; i < planes.length; i++) {
      int to = i / fields * fields + encoding.square(symmetry, i % fields);
      if (planes[i] != planes[to]) {
        return false;
      }
    }
    return true;
  }

  @Test
  void theWindowHoldsTheLatestPositionsAndCountsTheirMirrorImagesOnce() {
    Game game = Plays.game("tictactoe");
    ReplayBuffer buffer =
        new ReplayBuffer(
            new TrainSpec.Window(100, TrainSpec.Window.Growth.FIXED, 100), Augmentation.of(game));
    Map<Integer, PackedPositions> shelves = new HashMap<>();
    long made = 0;
    for (int generation = 1; generation <= 8; generation++) {
      PackedPositions packedPositions =
          packed(game, generation, Plays.random(game, 3, generation * 5, generation * 5 + 5));
      shelves.put(generation, packedPositions);
      buffer.add(packedPositions);
      made += packedPositions.size;
      assertThat(buffer.size()).isEqualTo((int) Math.min(100, made));
      assertThat(buffer.made()).isEqualTo(made);
      Set<Long> keys = new HashSet<>();
      int left = buffer.size();
      int oldest = generation;
      for (int g = generation; left > 0; g--) {
        PackedPositions each = shelves.get(g);
        oldest = g;
        for (int i = each.size - 1; i >= 0 && left > 0; i--, left--) {
          keys.add(each.keys[i]);
        }
      }
      assertThat(buffer.stock())
          .isEqualTo(
              new ReplayBuffer.Stock(buffer.size(), keys.size(), packedPositions.size, oldest));
    }
  }

  @Test
  void everyPositionIsDrawnAboutAsOftenWithItsOwnValue() {
    Game game = Plays.game("tictactoe");
    ReplayBuffer buffer = new ReplayBuffer(LARGE, Augmentation.of(game));
    buffer.add(packed(game, 1, Plays.random(game, 3, 0, 3)));
    buffer.add(packed(game, 2, Plays.random(game, 3, 3, 6)));
    int count = 100 * buffer.size();
    float[] planes = new float[count * NetSpec.encoding(game).size()];
    float[] policies = new float[count * 9];
    float[] values = new float[count];
    RandomGenerator random = Seeds.stream(5);
    buffer.draw(count, random, planes, policies, values);
    Map<String, Set<Float>> seen = new HashMap<>();
    int stones = 0;
    for (int i = 0; i < count; i++) {
      float[] own = Arrays.copyOfRange(planes, i * 27, i * 27 + 27);
      seen.computeIfAbsent(Arrays.toString(own), any -> new HashSet<>()).add(values[i]);
      for (int k = 0; k < 18; k++) {
        stones += (int) own[k];
      }
    }
    // a position with n stones comes after n moves: 0, 1, .., length - 1 in each game
    double expected =
        Plays.random(game, 3, 0, 6).stream()
                .mapToInt(each -> each.moves().length * (each.moves().length - 1) / 2)
                .sum()
            * 100.0;
    assertThat((double) stones).isBetween(expected * 0.95, expected * 1.05);
    assertThat(seen.size()).isGreaterThan(buffer.size());
  }

  @Test
  void theSearchsValueMayBePartOfWhatIsLearnt() {
    Game game = Plays.game("tictactoe");
    SelfPlayRecord played = Plays.random(game, 3, 0);
    PackedPositions half = PackedPositions.of(game, 3, 1, List.of(played), 0.5);
    for (int i = 0; i < half.size; i++) {
      float result = i % 2 == 0 ? played.result() : -played.result();
      assertThat(half.values[i]).isEqualTo((result + played.samples().get(i).value()) / 2);
    }
  }
}
