package dev.stoa.domain.correction;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Metadata;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * A correction to record; immutable.
 *
 * @param subject what it is about, by which it is found
 * @param claim what is right
 * @param rejected what is wrong; none for a preference
 * @param confidence from 0 to 1, when it is recorded
 * @param pinned whether it is preferred in prompts
 */
public record CorrectionDraft(
    String subject,
    Discipline domain,
    String claim,
    Option<String> rejected,
    double confidence,
    CorrectionSource source,
    DecayClass decayClass,
    CorrectionKind kind,
    boolean pinned,
    CorrectionScope scope,
    CanonicalJson metadata) {

  /** The longest subject. */
  public static final int MAX_SUBJECT = 200;

  /** The longest claim, right or wrong. */
  public static final int MAX_CLAIM = 2_000;

  /** The longest metadata. */
  public static final int MAX_METADATA = 100_000;

  /** The default confidence. */
  public static final double USUAL_CONFIDENCE = 0.9;

  /** Refuses invalid fields; the message names the field. */
  public CorrectionDraft {
    PlainText.require("subject", subject, MAX_SUBJECT);
    PlainText.require("claim", claim, MAX_CLAIM);
    rejected.forEach(text -> PlainText.require("rejected", text, MAX_CLAIM));
    UnitRange.require("confidence", confidence);
    Metadata.require(metadata, MAX_METADATA);
  }

  /** A fact that a person verified, its decay class chosen by subject and domain. */
  public static CorrectionDraft of(String subject, String domain, String claim) {
    Discipline field = new Discipline(domain);
    return new CorrectionDraft(
        subject,
        field,
        claim,
        Option.none(),
        USUAL_CONFIDENCE,
        CorrectionSource.MANUAL,
        DecayClass.of(subject, field),
        CorrectionKind.FACTUAL,
        false,
        CorrectionScope.GLOBAL,
        CanonicalJson.EMPTY_OBJECT);
  }

  /** With another claim. */
  public CorrectionDraft claim(String right) {
    return with(copy -> copy.claim = right);
  }

  /** In place of a wrong claim. */
  public CorrectionDraft rejected(String wrong) {
    return with(copy -> copy.rejected = Option.some(wrong));
  }

  /** With a confidence from 0 to 1. */
  public CorrectionDraft confidence(double value) {
    return with(copy -> copy.confidence = value);
  }

  /** With the name of the verifier. */
  public CorrectionDraft source(CorrectionSource value) {
    return with(copy -> copy.source = value);
  }

  /** Of a chosen decay class. */
  public CorrectionDraft decayClass(DecayClass value) {
    return with(copy -> copy.decayClass = value);
  }

  /** Of a kind. */
  public CorrectionDraft kind(CorrectionKind value) {
    return with(copy -> copy.kind = value);
  }

  /** Preferred in prompts. */
  public CorrectionDraft pinned(boolean value) {
    return with(copy -> copy.pinned = value);
  }

  /** Where it applies. */
  public CorrectionDraft scope(CorrectionScope value) {
    return with(copy -> copy.scope = value);
  }

  /** With a JSON object of the caller's. */
  public CorrectionDraft metadata(CanonicalJson value) {
    return with(copy -> copy.metadata = value);
  }

  private CorrectionDraft with(Consumer<Copy> change) {
    Copy copy = new Copy(this);
    change.accept(copy);
    return copy.draft();
  }

  /** A copy that may differ in some members before it is a draft again. */
  private static final class Copy {
    private final CorrectionDraft of;
    private String claim;
    private Option<String> rejected;
    private double confidence;
    private CorrectionSource source;
    private DecayClass decayClass;
    private CorrectionKind kind;
    private boolean pinned;
    private CorrectionScope scope;
    private CanonicalJson metadata;

    Copy(CorrectionDraft of) {
      this.of = of;
      claim = of.claim;
      rejected = of.rejected;
      confidence = of.confidence;
      source = of.source;
      decayClass = of.decayClass;
      kind = of.kind;
      pinned = of.pinned;
      scope = of.scope;
      metadata = of.metadata;
    }

    CorrectionDraft draft() {
      return new CorrectionDraft(
          of.subject,
          of.domain,
          claim,
          rejected,
          confidence,
          source,
          decayClass,
          kind,
          pinned,
          scope,
          metadata);
    }
  }
}
