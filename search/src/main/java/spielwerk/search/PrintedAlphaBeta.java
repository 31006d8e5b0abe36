package spielwerk.search;

import spielwerk.core.Evaluation;
import spielwerk.core.Moves;
import spielwerk.core.State;

/**
 * Alpha-beta as Garmann's "Sind Computer (un)schlagbar?" prints it, with the paper's own names, to
 * be read beside it. {@link AlphaBeta} does the same with every improvement around it; a test finds
 * the two equal in value, move and number of nodes.
 */
final class PrintedAlphaBeta {
  private final int maximaleSuchtiefe;
  private final Evaluation bewertung;
  private final ScoreScale werte;
  private final int ersterSpieler;
  int zug = -1;
  long knoten;

  PrintedAlphaBeta(State position, int maximaleSuchtiefe, Evaluation bewertung, ScoreScale werte) {
    this.maximaleSuchtiefe = maximaleSuchtiefe;
    this.bewertung = bewertung;
    this.werte = werte;
    this.ersterSpieler = position.turn();
  }

  int alphaBeta(State position, int tiefe, int alpha, int beta) {
    knoten++;
    if (position.over() || tiefe == 0) {
      return bewertungsfunktion(position, maximaleSuchtiefe - tiefe);
    }
    for (int probezug : Moves.of(position)) {
      State folgePosition = position.copy();
      folgePosition.play(probezug);
      int folgeBewertung = -alphaBeta(folgePosition, tiefe - 1, -beta, -alpha);
      if (folgeBewertung > alpha) {
        alpha = folgeBewertung;
        if (tiefe == maximaleSuchtiefe) {
          zug = probezug;
        }
        if (folgeBewertung >= beta) {
          return beta; // BETA-CUT
        }
      }
    }
    return alpha;
  }

  private int bewertungsfunktion(State position, int halbzuege) {
    int amZug = (ersterSpieler + halbzuege) % 2;
    return position.over() ? werte.ended(position, amZug, halbzuege) : bewertung.value(position);
  }
}
