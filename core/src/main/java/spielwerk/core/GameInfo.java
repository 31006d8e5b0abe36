package spielwerk.core;

import java.util.List;

/** A game as the catalogue lists it, before its options are fixed. */
public record GameInfo(
    String id, String name, String about, int minSeats, int maxSeats, List<Option> options) {}
