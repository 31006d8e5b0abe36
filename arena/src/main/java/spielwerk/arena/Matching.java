package spielwerk.arena;

import java.util.Arrays;

/**
 * As many pairs as can be made where not everybody fits everybody: Edmonds' blossom algorithm
 * ("Paths, Trees, and Flowers", 1965). From somebody without a partner it grows a tree of paths on
 * which pairs and possible pairs alternate; odd circles (blossoms) are shrunk to their base. A path
 * to another one without a partner makes one pair more.
 */
final class Matching {
  private static final int NOBODY = -1;

  private final boolean[][] fits;
  private final int n;
  private final int[] mate;
  private final int[] parent;
  private final int[] base;
  private int size;

  Matching(boolean[][] fits) {
    this.fits = fits;
    this.n = fits.length;
    this.mate = new int[n];
    this.parent = new int[n];
    this.base = new int[n];
    Arrays.fill(mate, NOBODY);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n && mate[i] == NOBODY; j++) {
        if (fits[i][j] && mate[j] == NOBODY) {
          pair(i, j);
          size++;
        }
      }
    }
    for (int i = 0; i < n; i++) {
      if (mate[i] == NOBODY) {
        int end = grow(i);
        size += end == NOBODY ? 0 : 1;
        flip(end);
      }
    }
  }

  /** How many pairs. */
  int size() {
    return size;
  }

  private void pair(int a, int b) {
    mate[a] = b;
    mate[b] = a;
  }

  /** Along the path, who was a possible pair becomes one. */
  private void flip(int end) {
    for (int at = end; at != NOBODY; ) {
      int before = parent[at];
      int next = mate[before];
      pair(at, before);
      at = next;
    }
  }

  /** The end of a path from somebody to another one without a partner, or nobody. */
  private int grow(int root) {
    boolean[] used = new boolean[n];
    Arrays.fill(parent, NOBODY);
    Arrays.setAll(base, i -> i);
    used[root] = true;
    int[] queue = new int[n];
    int tail = 0;
    queue[tail++] = root;
    for (int head = 0; head < tail; head++) {
      int v = queue[head];
      for (int to = 0; to < n; to++) {
        if (!fits[v][to] || base[v] == base[to] || mate[v] == to) {
          continue;
        }
        if (to == root || (mate[to] != NOBODY && parent[mate[to]] != NOBODY)) {
          int bottom = ancestor(v, to);
          boolean[] blossom = new boolean[n];
          mark(v, bottom, to, blossom);
          mark(to, bottom, v, blossom);
          for (int i = 0; i < n; i++) {
            if (blossom[base[i]]) {
              base[i] = bottom;
              if (!used[i]) {
                used[i] = true;
                queue[tail++] = i;
              }
            }
          }
        } else if (parent[to] == NOBODY) {
          parent[to] = v;
          if (mate[to] == NOBODY) {
            return to;
          }
          used[mate[to]] = true;
          queue[tail++] = mate[to];
        }
      }
    }
    return NOBODY;
  }

  private void mark(int from, int bottom, int child, boolean[] blossom) {
    int below = child;
    for (int v = from; base[v] != bottom; v = parent[mate[v]]) {
      blossom[base[v]] = true;
      blossom[base[mate[v]]] = true;
      parent[v] = below;
      below = mate[v];
    }
  }

  private int ancestor(int a, int b) {
    boolean[] seen = new boolean[n];
    int v = base[a];
    seen[v] = true;
    while (mate[v] != NOBODY) {
      v = base[parent[mate[v]]];
      seen[v] = true;
    }
    int w = base[b];
    while (!seen[w]) {
      w = base[parent[mate[w]]];
    }
    return w;
  }
}
