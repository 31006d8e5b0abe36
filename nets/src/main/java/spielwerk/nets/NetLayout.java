package spielwerk.nets;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The arrays a network of a spec consists of, in the order in which files hold them. Convolutions
 * have no bias: the batch norm behind each of them has one.
 */
public record NetLayout(NetSpec spec, List<Part> parts) {
  /** What the numbers of an array do. */
  public enum Role {
    /** Weights of a convolution or a fully connected layer: the only ones that decay. */
    WEIGHT,
    BIAS,
    /** A batch norm's learnt factor. */
    GAMMA,
    /** A batch norm's learnt addend. */
    BETA,
    /** What a batch norm saw on average while training; not learnt by gradient. */
    MEAN,
    /** How what it saw varied; not learnt by gradient. */
    VARIANCE;

    /** Whether training moves it along a gradient. */
    public boolean learnt() {
      return this != MEAN && this != VARIANCE;
    }
  }

  /** One array, its last axis running fastest. */
  public record Part(String name, Role role, List<Integer> shape) {
    public Part {
      shape = List.copyOf(shape);
    }

    public int size() {
      return shape.stream().reduce(1, Math::multiplyExact);
    }

    /** From how many numbers each output of a layer is made. */
    int fanIn() {
      return size() / shape.get(0);
    }
  }

  public NetLayout {
    parts = List.copyOf(parts);
  }

  public static NetLayout of(NetSpec spec) {
    Builder builder = new Builder();
    builder.convolution("input", spec.channels(), spec.planes(), 3);
    for (int block = 1; block <= spec.blocks(); block++) {
      builder.convolution(first(block), spec.channels(), spec.channels(), 3);
      builder.convolution(second(block), spec.channels(), spec.channels(), 3);
    }
    builder.convolution("policy", spec.policyChannels(), spec.channels(), 1);
    builder.full("policy.out", spec.outputs(), spec.policyChannels() * spec.squares());
    builder.convolution("value", spec.valueChannels(), spec.channels(), 1);
    builder.full("value.first", spec.valueHidden(), spec.valueChannels() * spec.squares());
    builder.full("value.second", spec.valueHidden(), spec.valueHidden());
    builder.full("value.out", 1, spec.valueHidden());
    return new NetLayout(spec, builder.parts);
  }

  /** The name of a block's first convolution; blocks are counted from 1. */
  public static String first(int block) {
    return "block" + block + ".first";
  }

  /** The name of a block's second convolution. */
  public static String second(int block) {
    return "block" + block + ".second";
  }

  /** The part of this name. */
  public Part part(String name) {
    return parts.stream()
        .filter(part -> part.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no part " + name));
  }

  /** How many numbers there are, batch norm's means and variances included. */
  public long numbers() {
    return parts.stream().mapToLong(Part::size).sum();
  }

  private static final class Builder {
    private final List<Part> parts = new ArrayList<>();

    private void convolution(String name, int out, int in, int kernel) {
      parts.add(new Part(name + ".weight", Role.WEIGHT, List.of(out, in, kernel, kernel)));
      parts.add(new Part(name + ".gamma", Role.GAMMA, Collections.singletonList(out)));
      parts.add(new Part(name + ".beta", Role.BETA, Collections.singletonList(out)));
      parts.add(new Part(name + ".mean", Role.MEAN, Collections.singletonList(out)));
      parts.add(new Part(name + ".variance", Role.VARIANCE, Collections.singletonList(out)));
    }

    private void full(String name, int out, int in) {
      parts.add(new Part(name + ".weight", Role.WEIGHT, List.of(out, in)));
      parts.add(new Part(name + ".bias", Role.BIAS, Collections.singletonList(out)));
    }
  }
}
