package dev.stoa.domain.correction;

import java.util.regex.Pattern;

/** The words by which a user's message announces a correction, so that the user can confirm it. */
public final class CorrectionCue {

  private static final Pattern CUES =
      Pattern.compile(
          "^\\s*(?:no[,.:!]|wrong\\b|actually\\b)"
              + "|\\b(?:that|this|it)(?:['\u2019]s| is| was) (?:wrong|incorrect|not (?:right|true))"
              + "|\\bin fact\\b"
              + "|\\byou(?:['\u2019]re| are) (?:wrong|mistaken)\\b"
              + "|\\b(?:never|always|do not|don['\u2019]t) use\\b"
              + "|^\\s*correction\\s*:",
          Pattern.CASE_INSENSITIVE);

  private CorrectionCue() {}

  /** Whether a message sounds like a correction. */
  public static boolean isIn(String message) {
    return CUES.matcher(message).find();
  }
}
