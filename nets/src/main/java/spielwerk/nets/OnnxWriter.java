package spielwerk.nets;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Writes an ONNX file node by node. Field numbers are those of onnx.proto. */
final class OnnxWriter {
  private static final int IR_VERSION = 8;
  private static final int OPSET = 13;
  private static final int FLOAT = 1;
  private static final int UINT8 = 2;
  private static final int INT8 = 3;
  private static final int INT32 = 6;

  private final Protobuf graph = new Protobuf();

  String node(String operator, String output, String... inputs) {
    return node(operator, new Protobuf[0], output, inputs);
  }

  /** Adds a node and returns the name of its output. */
  String node(String operator, Protobuf[] attributes, String output, String... inputs) {
    Protobuf node = new Protobuf();
    for (String input : inputs) {
      node.text(1, input);
    }
    node.text(2, output).text(4, operator);
    for (Protobuf attribute : attributes) {
      node.message(5, attribute);
    }
    graph.message(1, node);
    return output;
  }

  static Protobuf integer(String name, long value) {
    return new Protobuf().text(1, name).number(3, value).number(20, 2);
  }

  static Protobuf integers(String name, long... values) {
    Protobuf attribute = new Protobuf().text(1, name);
    for (long value : values) {
      attribute.number(8, value);
    }
    return attribute.number(20, 7);
  }

  /** A convolution over squares that keeps the size of the board. */
  String convolution(String input, String kernel, String bias, long side, String output) {
    long pad = side / 2;
    Protobuf[] attributes = {
      integers("kernel_shape", side, side), integers("pads", pad, pad, pad, pad)
    };
    return node("Conv", attributes, output, input, kernel, bias);
  }

  String floats(String name, float[] values, long... shape) {
    ByteBuffer raw = room(values.length * Float.BYTES);
    raw.asFloatBuffer().put(values);
    return constant(name, FLOAT, raw.array(), shape);
  }

  String int32s(String name, int[] values, long... shape) {
    ByteBuffer raw = room(values.length * Integer.BYTES);
    raw.asIntBuffer().put(values);
    return constant(name, INT32, raw.array(), shape);
  }

  String int8s(String name, byte[] values, long... shape) {
    return constant(name, INT8, values, shape);
  }

  String uint8(String name, int value) {
    return constant(name, UINT8, new byte[] {(byte) value});
  }

  private static ByteBuffer room(int bytes) {
    return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  private String constant(String name, int type, byte[] raw, long... shape) {
    Protobuf tensor = new Protobuf();
    for (long side : shape) {
      tensor.number(1, side);
    }
    graph.message(5, tensor.number(2, type).text(8, name).bytes(9, raw));
    return name;
  }

  /** An input of any number of positions. */
  void input(String name, long... sides) {
    graph.message(11, port(name, sides));
  }

  void output(String name, long... sides) {
    graph.message(12, port(name, sides));
  }

  private static Protobuf port(String name, long... sides) {
    Protobuf shape = new Protobuf().message(1, new Protobuf().text(2, "positions"));
    for (long side : sides) {
      shape.message(1, new Protobuf().number(1, side));
    }
    Protobuf tensor = new Protobuf().number(1, FLOAT).message(2, shape);
    return new Protobuf().text(1, name).message(2, new Protobuf().message(1, tensor));
  }

  byte[] bytes() {
    graph.text(2, "spielwerk");
    return new Protobuf()
        .number(1, IR_VERSION)
        .text(2, "Spielwerk")
        .message(7, graph)
        .message(8, new Protobuf().text(1, "").number(2, OPSET))
        .bytes();
  }
}
