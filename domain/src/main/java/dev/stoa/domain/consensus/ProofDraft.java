package dev.stoa.domain.consensus;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Metadata;
import dev.stoa.domain.kernel.PlainText;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;
import java.util.Map;

/**
 * An attempt to prove a conclusion formally; immutable.
 *
 * @param verified whether a prover checked the proof
 * @param translationMillis how long the translation took
 * @param searchMillis how long the search for a proof took
 */
@RecordBuilder
public record ProofDraft(
    String debateId,
    ProofStatus status,
    ProofLanguage language,
    String statement,
    boolean verified,
    Option<String> hash,
    Option<Double> translationMillis,
    Option<Double> searchMillis,
    Option<String> proverVersion,
    Option<String> error,
    CanonicalJson metadata) {

  /** The longest statement, and the longest error. */
  public static final int MAX_STATEMENT = 100_000;

  /** The longest hash, and the longest version of a prover. */
  public static final int MAX_TEXT = 255;

  /** The longest metadata, as text. */
  public static final int MAX_METADATA = 100_000;

  /** Refuses invalid fields; the message names the field. */
  public ProofDraft {
    PlainText.require("debate_id", debateId, ConsensusDraft.MAX_DEBATE_ID);
    PlainText.require("formal_statement", statement, MAX_STATEMENT);
    hash.forEach(text -> PlainText.require("proof_hash", text, MAX_TEXT));
    proverVersion.forEach(text -> PlainText.require("prover_version", text, MAX_TEXT));
    error.forEach(text -> PlainText.require("error_message", text, MAX_STATEMENT));
    translationMillis.forEach(value -> requireTime("translation_time_ms", value));
    searchMillis.forEach(value -> requireTime("proof_search_time_ms", value));
    if (verified && status != ProofStatus.PROOF_FOUND) {
      throw new InvalidValue(
          "is_verified is true and proof_status is "
              + status.label()
              + ": only a proof that was found is verified");
    }
    Metadata.require(metadata, MAX_METADATA);
  }

  /** An unchecked attempt. */
  public static ProofDraft of(
      String debateId, ProofStatus status, ProofLanguage language, String statement) {
    return new ProofDraft(
        debateId,
        status,
        language,
        statement,
        false,
        Option.none(),
        Option.none(),
        Option.none(),
        Option.none(),
        Option.none(),
        CanonicalJson.EMPTY_OBJECT);
  }

  /** A prover checked the proof, which has this hash. */
  public ProofDraft verified(String proofHash) {
    return ProofDraftBuilder.from(this).verified(true).hash(Option.some(proofHash)).build();
  }

  /** With how long translation and search took, in milliseconds. */
  public ProofDraft took(double translation, double search) {
    return with(Option.some(translation), Option.some(search), proverVersion, error, metadata);
  }

  /** With the version of the prover. */
  public ProofDraft prover(String version) {
    return with(translationMillis, searchMillis, Option.some(version), error, metadata);
  }

  /** With why it failed. */
  public ProofDraft error(String message) {
    return with(translationMillis, searchMillis, proverVersion, Option.some(message), metadata);
  }

  /** With these members as metadata. */
  public ProofDraft metadata(Map<String, ?> members) {
    return with(translationMillis, searchMillis, proverVersion, error, CanonicalJson.of(members));
  }

  private ProofDraft with(
      Option<Double> translation,
      Option<Double> search,
      Option<String> version,
      Option<String> message,
      CanonicalJson members) {
    return ProofDraftBuilder.from(this)
        .translationMillis(translation)
        .searchMillis(search)
        .proverVersion(version)
        .error(message)
        .metadata(members)
        .build();
  }

  private static void requireTime(String field, double value) {
    if (!(value >= 0 && value <= Double.MAX_VALUE)) {
      throw new InvalidValue(field + " " + value + " is out of range: give 0 or more");
    }
  }
}
