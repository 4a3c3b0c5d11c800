package dev.stoa.domain.correction;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Metadata;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import dev.stoa.domain.kernel.Validity;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A correction to record; immutable.
 *
 * @param subject what it is about, by which it is found
 * @param claim what is right
 * @param rejected what is wrong; none for a preference
 * @param confidence from 0 to 1, when it is recorded
 * @param pinned whether it is preferred in prompts
 * @param validity when it is true
 */
@RecordBuilder
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
    Validity validity,
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
        Validity.ALWAYS,
        CanonicalJson.EMPTY_OBJECT);
  }

  /** In other words. */
  public CorrectionDraft worded(String about, String right) {
    return CorrectionDraftBuilder.from(this).subject(about).claim(right).build();
  }

  /** Whether another says the same of itself but for its subject and its claim. */
  public boolean differsInWordsOnly(CorrectionDraft other) {
    return equals(other.worded(subject, claim));
  }

  /** With another claim. */
  public CorrectionDraft claim(String right) {
    return CorrectionDraftBuilder.from(this).claim(right).build();
  }

  /** In place of a wrong claim. */
  public CorrectionDraft rejected(String wrong) {
    return CorrectionDraftBuilder.from(this).rejected(Option.some(wrong)).build();
  }

  /** With a confidence from 0 to 1. */
  public CorrectionDraft confidence(double value) {
    return CorrectionDraftBuilder.from(this).confidence(value).build();
  }

  /** With the name of the verifier. */
  public CorrectionDraft source(CorrectionSource value) {
    return CorrectionDraftBuilder.from(this).source(value).build();
  }

  /** Of a chosen decay class. */
  public CorrectionDraft decayClass(DecayClass value) {
    return CorrectionDraftBuilder.from(this).decayClass(value).build();
  }

  /** Of a kind. */
  public CorrectionDraft kind(CorrectionKind value) {
    return CorrectionDraftBuilder.from(this).kind(value).build();
  }

  /** Preferred in prompts. */
  public CorrectionDraft pinned(boolean value) {
    return CorrectionDraftBuilder.from(this).pinned(value).build();
  }

  /** Where it applies. */
  public CorrectionDraft scope(CorrectionScope value) {
    return CorrectionDraftBuilder.from(this).scope(value).build();
  }

  /** True from this instant on. */
  public CorrectionDraft validFrom(Instant beginning) {
    return valid(validity.from(beginning));
  }

  /** True until before this instant. */
  public CorrectionDraft validUntil(Instant end) {
    return valid(validity.until(end));
  }

  CorrectionDraft valid(Validity when) {
    return CorrectionDraftBuilder.from(this).validity(when).build();
  }

  /** With a JSON object of the caller's. */
  public CorrectionDraft metadata(CanonicalJson value) {
    return CorrectionDraftBuilder.from(this).metadata(value).build();
  }
}
