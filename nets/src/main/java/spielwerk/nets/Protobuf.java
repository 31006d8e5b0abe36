package spielwerk.nets;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Writes one message of Google's protocol buffers (the wire format of ONNX files): numbers, texts,
 * bytes and messages in messages, each behind the number of its field.
 */
final class Protobuf {
  private static final int VARINT = 0;
  private static final int LENGTH = 2;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  Protobuf number(int field, long value) {
    varint((long) field << 3 | VARINT);
    varint(value);
    return this;
  }

  Protobuf text(int field, String value) {
    return bytes(field, value.getBytes(StandardCharsets.UTF_8));
  }

  Protobuf message(int field, Protobuf value) {
    return bytes(field, value.bytes());
  }

  Protobuf bytes(int field, byte[] value) {
    varint((long) field << 3 | LENGTH);
    varint(value.length);
    out.writeBytes(value);
    return this;
  }

  byte[] bytes() {
    return out.toByteArray();
  }

  /** Seven bits a byte, the lowest first; the top bit says that more follow. */
  private void varint(long value) {
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      out.write((int) (rest & 0x7F | 0x80));
      rest >>>= 7;
    }
    out.write((int) rest);
  }
}
