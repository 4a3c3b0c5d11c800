package dev.stoa.domain.correction;

import dev.stoa.domain.kernel.Labelled;
import dev.stoa.domain.search.SearchWords;
import io.vavr.control.Option;

/** How a correction to record stands to one that holds already. */
public enum ScopeRelation implements Labelled {
  /** Both hold; they are about different things or in a conversation of their own. */
  STORE,
  /** The new one replaces the old one. */
  REPLACE,
  /** The new one is about the same in a narrower scope or ends earlier; both hold. */
  KEEP_BOTH,
  /** A person has to decide whether the new one replaces the old one. */
  ASK;

  /** How the draft stands to what holds. */
  public static ScopeRelation of(CorrectionDraft draft, CorrectionDraft held) {
    if (draft.scope().conversationId().isDefined() || !draft.domain().equals(held.domain())) {
      return STORE;
    }
    boolean sameScope = draft.scope().equals(held.scope());
    if (draft.subject().equals(held.subject())) {
      return sameScope ? inTime(draft, held) : overlapping(draft.scope(), held.scope());
    }
    return sameScope && firstWord(draft).equals(firstWord(held)) ? ASK : STORE;
  }

  private static ScopeRelation inTime(CorrectionDraft draft, CorrectionDraft held) {
    return draft.validity().outlasts(held.validity()) ? REPLACE : KEEP_BOTH;
  }

  private static ScopeRelation overlapping(CorrectionScope draft, CorrectionScope held) {
    if (draft.isGlobal()) {
      return held.projectId().isDefined() ? ASK : STORE;
    }
    return held.isGlobal() ? KEEP_BOTH : STORE;
  }

  private static Option<String> firstWord(CorrectionDraft draft) {
    return SearchWords.ofQuestion(draft.subject()).headOption();
  }
}
