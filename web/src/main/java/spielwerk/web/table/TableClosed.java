package spielwerk.web.table;

/**
 * The table was closed, to make room or because it could not be written, while somebody held it;
 * nothing was done. {@link Tables#with} finds it again.
 */
final class TableClosed extends RuntimeException {
  private static final long serialVersionUID = 1;

  TableClosed() {
    super("the table was closed meanwhile");
  }
}
