package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.Labelled;

/**
 * The scores of a relationship, from 0 to 1 and rounded to three digits, and its label.
 *
 * @param influenceAOnB how often, per debate, b changed its position after a spoke
 */
public record RelationshipScores(
    double agreementRate,
    double rivalry,
    double alliance,
    double influenceAOnB,
    double influenceBOnA,
    Label label) {

  private static final double CLEAR = 0.6;
  private static final long FEW_DEBATES = 3;
  private static final double MANY_DEBATES = 20.0;

  /** A relationship in one word. */
  public enum Label implements Labelled {
    RIVAL,
    ALLY,
    NEUTRAL,
    ACQUAINTANCE,
    NO_HISTORY
  }

  /** The scores that follow from counters. */
  public static RelationshipScores of(Counters c) {
    if (c.debates() == 0) {
      return new RelationshipScores(0, 0, 0, 0, 0, Label.NO_HISTORY);
    }
    double agreement = (double) c.agreements() / c.debates();
    double balance = balance(c);
    double rivalry =
        0.3 * Math.min(1.0, c.debates() / MANY_DEBATES) + 0.4 * (1 - agreement) + 0.3 * balance;
    double acceptance = acceptance(c);
    double alliance =
        c.winsA() + c.winsB() > 2
            ? 0.5 * agreement + 0.3 * acceptance + 0.2 * (1 - balance)
            : 0.5 * agreement + 0.5 * acceptance;
    return new RelationshipScores(
        rounded(agreement),
        rounded(rivalry),
        rounded(alliance),
        (double) c.changesB() / c.debates(),
        (double) c.changesA() / c.debates(),
        label(c, rivalry, alliance));
  }

  private static Label label(Counters c, double rivalry, double alliance) {
    if (c.debates() < FEW_DEBATES) {
      return Label.ACQUAINTANCE;
    }
    if (rivalry > CLEAR && rivalry > alliance) {
      return Label.RIVAL;
    }
    return alliance > CLEAR && alliance > rivalry ? Label.ALLY : Label.NEUTRAL;
  }

  /** 1 if both win equally often, 0 if one always wins, 0.5 without wins. */
  private static double balance(Counters c) {
    long most = Math.max(c.winsA(), c.winsB());
    return most == 0 ? 0.5 : (double) Math.min(c.winsA(), c.winsB()) / most;
  }

  private static double acceptance(Counters c) {
    long critiques = c.critiquesAToB() + c.critiquesBToA();
    return critiques == 0 ? 0.5 : (double) (c.acceptedAToB() + c.acceptedBToA()) / critiques;
  }

  private static double rounded(double score) {
    return Math.rint(score * 1_000.0) / 1_000.0;
  }
}
