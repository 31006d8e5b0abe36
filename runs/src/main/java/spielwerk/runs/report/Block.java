package spielwerk.runs.report;

/** Something a section consists of. */
public sealed interface Block permits Paragraph, ReportTable, Plot {}
