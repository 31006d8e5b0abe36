package spielwerk.arena.library.files;

/** Where in a file something stands, for sentences. */
final class FilePosition {
  private FilePosition() {}

  /** {@code x.sgf, line 3, character 7}. */
  static String in(String text, int offset, String name) {
    int line = 1;
    int begin = 0;
    for (int i = 0; i < offset; i++) {
      if (text.charAt(i) == '\n') {
        line++;
        begin = i + 1;
      }
    }
    return name + ", line " + line + ", character " + (offset - begin + 1);
  }
}
