package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The page's QR codes, read by a reader of our own that knows how such codes are laid out. */
class QrCodeTest extends PageTest {
  /** By version, from 1: codewords of data and of correction in a block, and how many blocks. */
  private static final int[][] VERSIONS = {
    {19, 7, 1}, {34, 10, 1}, {55, 15, 1}, {80, 20, 1}, {108, 26, 1}, {68, 18, 2}
  };

  @Test
  void whatIsWrittenIsRead() {
    Page page = browser.open(workbench.address());
    StringBuilder text = new StringBuilder("http://192.168.178.20:7070/#/ä");
    for (int length = 1; length < 134; length += length < 110 ? 9 : 3) {
      while (text.length() < length) {
        text.append((char) ('!' + (text.length() * 31) % 90));
      }
      String some = text.substring(0, length);
      assertThat(read(modules(page, some))).isEqualTo(some);
    }
    assertThat(modules(page, "x".repeat(587))).isNull();
  }

  private static List<String> modules(Page page, String text) {
    Object found =
        page.evaluate(
            "text => import('/page/app/qr.js').then(({ modules }) => modules(text)"
                + "?.map((row) => row.map((one) => (one ? '1' : '0')).join('')))",
            text);
    if (found == null) {
      return null;
    }
    return ((List<?>) found).stream().map(String.class::cast).toList();
  }

  private static String read(List<String> rows) {
    int size = rows.size();
    int version = (size - 17) / 4;
    int[] shape = VERSIONS[version - 1];
    int format = 0;
    for (int x : new int[] {0, 1, 2, 3, 4, 5, 7, 8}) {
      format = format * 2 + rows.get(8).charAt(x) - '0';
    }
    int mask = (format >> 3 ^ 0x5412 >> 10) & 7; // behind the two bits of the level
    assertThat(format >> 6 ^ 0x5412 >> 13).as("level L").isEqualTo(1);
    List<Integer> words = words(rows, mask, version);
    ByteArrayOutputStream data = new ByteArrayOutputStream();
    for (int block = 0; block < shape[2]; block++) {
      List<Integer> whole = new ArrayList<>();
      for (int at = 0; at < shape[0] + shape[1]; at++) {
        whole.add(words.get(at * shape[2] + block));
      }
      for (int root = 0; root < shape[1]; root++) {
        assertThat(syndrome(whole, root)).as("syndrome %d of block %d", root, block).isZero();
      }
      whole.subList(0, shape[0]).forEach(data::write);
    }
    byte[] bytes = data.toByteArray();
    assertThat(bytes[0] >> 4 & 15).as("bytes").isEqualTo(4);
    byte[] text = new byte[((bytes[0] & 15) << 4) | ((bytes[1] >> 4) & 15)];
    for (int at = 0; at < text.length; at++) {
      text[at] = (byte) ((bytes[at + 1] << 4) | ((bytes[at + 2] >> 4) & 15));
    }
    return new String(text, StandardCharsets.UTF_8);
  }

  private static List<Integer> words(List<String> rows, int mask, int version) {
    int size = rows.size();
    List<Integer> words = new ArrayList<>();
    int bits = 0;
    int word = 0;
    for (int pair = 0; pair < (size - 1) / 2; pair++) {
      int right = size - 1 - 2 * pair;
      right -= right <= 6 ? 1 : 0;
      for (int step = 0; step < size; step++) {
        int y = pair % 2 == 0 ? size - 1 - step : step;
        for (int x = right; x > right - 2; x--) {
          if (!isFixed(x, y, size, version)) {
            word = word * 2 + (rows.get(y).charAt(x) - '0' ^ (flips(mask, x, y) ? 1 : 0));
            if (++bits % 8 == 0) {
              words.add(word);
              word = 0;
            }
          }
        }
      }
    }
    return words;
  }

  private static boolean isFixed(int x, int y, int size, int version) {
    boolean corner = (x < 9 && (y < 9 || y >= size - 8)) || (x >= size - 8 && y < 9);
    boolean aligned = version > 1 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
    return corner || aligned || x == 6 || y == 6;
  }

  private static boolean flips(int mask, int x, int y) {
    return switch (mask) {
      case 0 -> (x + y) % 2 == 0;
      case 1 -> y % 2 == 0;
      case 2 -> x % 3 == 0;
      case 3 -> (x + y) % 3 == 0;
      case 4 -> (y / 2 + x / 3) % 2 == 0;
      case 5 -> x * y % 2 + x * y % 3 == 0;
      case 6 -> (x * y % 2 + x * y % 3) % 2 == 0;
      default -> ((x + y) % 2 + x * y % 3) % 2 == 0;
    };
  }

  /** The value of a block, taken as a polynomial, at a power of two: zero if nothing is wrong. */
  private static int syndrome(List<Integer> block, int power) {
    int root = 1;
    for (int i = 0; i < power; i++) {
      root = times(root, 2);
    }
    int value = 0;
    for (int one : block) {
      value = times(value, root) ^ one;
    }
    return value;
  }

  /** In the field of 256 elements, bit by bit. */
  private static int times(int a, int b) {
    int product = 0;
    for (int i = 7; i >= 0; i--) {
      product = product << 1 ^ (product >> 7) * 0x11d;
      product ^= (b >> i & 1) * a;
    }
    return product;
  }
}
