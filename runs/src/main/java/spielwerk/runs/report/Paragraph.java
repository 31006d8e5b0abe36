package spielwerk.runs.report;

/** A piece of plain text. */
public record Paragraph(String text) implements Block {}
