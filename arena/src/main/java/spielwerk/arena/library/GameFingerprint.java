package spielwerk.arena.library;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import spielwerk.core.GameRecord;

/**
 * The fingerprint of a game: the same for the same game from the same source, whatever was said of
 * it since, so that an import adds it once.
 */
final class GameFingerprint {
  /** Half of SHA-256 is more than enough to tell games apart. */
  private static final int BYTES = 16;

  private final MessageDigest digest;

  GameFingerprint() {
    try {
      this.digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  String of(LibraryGame game) {
    GameRecord record = game.record();
    digest.reset();
    add(game.origin().map(Origin::run).orElse(""));
    add(record.game());
    add(record.setup());
    add(record.goal().name());
    add(Long.toString(record.seed()));
    add(Integer.toString(record.index()));
    record.seats().forEach(this::add);
    add("moves");
    record.moves().forEach(this::add);
    add(record.ending().reason().toString());
    record.ending().shares().forEach(share -> add(share.toString()));
    add(record.circumstances().date());
    return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
  }

  private void add(String text) {
    digest.update(text.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) 0);
  }
}
