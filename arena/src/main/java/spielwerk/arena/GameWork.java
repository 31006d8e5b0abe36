package spielwerk.arena;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import spielwerk.core.GameRecord;
import spielwerk.core.Work;
import spielwerk.runs.GameStore;
import spielwerk.runs.Json;
import spielwerk.runs.RecordJson;

/** Games as work: a piece is a game, its result the record. */
final class GameWork implements Work<GameRecord> {
  private static final ObjectMapper JSON = Json.mapper();

  private final String kind;
  private final Supplier<?> description;
  private final Supplier<Pieces<GameRecord>> pieces;
  private final RecordJson records = new RecordJson();

  private GameWork(String kind, Supplier<?> description, Supplier<Pieces<GameRecord>> pieces) {
    this.kind = kind;
    this.description = description;
    this.pieces = pieces;
  }

  /** For engines that are there and stay there, while a store looks on. */
  static GameWork with(
      EnginePool engines,
      String kind,
      Supplier<?> description,
      IntFunction<Fixture> fixtures,
      GameStore gameStore) {
    return new GameWork(
        kind, description, () -> index -> engines.play(fixtures.apply(index), gameStore));
  }

  /** For engines that are made when the work begins, and closed when it ends. */
  static GameWork making(
      Supplier<EnginePool> engines,
      String kind,
      Supplier<?> description,
      IntFunction<Fixture> fixtures) {
    return new GameWork(
        kind,
        description,
        () -> {
          EnginePool pool = engines.get();
          return new Pieces<>() {
            @Override
            public GameRecord piece(int index) {
              return pool.play(fixtures.apply(index), GameStore.none());
            }

            @Override
            public void close() {
              pool.close();
            }
          };
        });
  }

  /** What a description says. */
  static JsonNode json(byte[] description) {
    try {
      return JSON.readTree(description);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  @Override
  public String kind() {
    return kind;
  }

  @Override
  public byte[] description() {
    try {
      return JSON.writeValueAsBytes(description.get());
    } catch (JsonProcessingException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  @Override
  public Pieces<GameRecord> open() {
    return pieces.get();
  }

  @Override
  public byte[] write(GameRecord record) {
    return records.write(record).getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public GameRecord read(byte[] record) {
    return records.read(new String(record, StandardCharsets.UTF_8), "a game of a worker");
  }
}
