package spielwerk.lab.report;

/** Something a section consists of. */
public sealed interface Block permits Paragraph, Table, Plot {}
