package dev.stoa.domain.specialist;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.UnitRange;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A specialist's run for a query; immutable.
 *
 * @param queryId what groups the runs for one query
 * @param conversationId the conversation that the query belongs to
 * @param utility the utility of the answer
 * @param confidence how sure the specialist was, from 0 to 1
 * @param corrections those in its prompt
 * @param latencyMs the time to its first token
 * @param domainRoot the topmost field
 * @param domainPath the fields from the topmost one on
 */
@RecordBuilder
public record ModelRunDraft(
    Option<QueryId> queryId,
    ConversationId conversationId,
    SpecialistName specialist,
    RunRound round,
    Option<String> rawResponse,
    Option<Double> utility,
    Option<Double> confidence,
    Seq<CorrectionId> corrections,
    Option<Double> latencyMs,
    Discipline domain,
    Option<String> domainRoot,
    Option<String> domainPath) {

  /** The longest field or path of fields. */
  public static final int MAX_NAME = 255;

  /** The longest response. */
  public static final int MAX_RESPONSE = 1_000_000;

  /** The maximum number of corrections. */
  public static final int MAX_CORRECTIONS = 100;

  private static final Discipline GENERAL = new Discipline("general");

  /** Refuses invalid fields; the message names the field. */
  public ModelRunDraft {
    rawResponse.forEach(text -> PlainText.require("raw_response", text, MAX_RESPONSE));
    utility.forEach(ModelRunDraft::requireUtility);
    confidence.forEach(value -> UnitRange.require("confidence", value));
    latencyMs.forEach(value -> requireLatency(value));
    domainRoot.forEach(name -> PlainText.require("domain_root", name, MAX_NAME));
    domainPath.forEach(path -> PlainText.require("domain_path", path, MAX_NAME));
    if (corrections.size() > MAX_CORRECTIONS) {
      throw new InvalidValue(
          "the run has " + corrections.size() + " corrections: give at most " + MAX_CORRECTIONS);
    }
    corrections = corrections.toVector();
  }

  private static void requireUtility(double value) {
    if (!(value >= -1 && value <= 1)) {
      throw new InvalidValue("utility " + value + " is out of range: give -1 to 1");
    }
  }

  /** The value itself, unless it is no time. */
  static double requireLatency(double value) {
    if (!(value >= 0 && Double.isFinite(value))) {
      throw new InvalidValue(
          "latency_ms " + value + " is out of range: give 0 or more milliseconds");
    }
    return value;
  }

  /** An answer in a conversation, in no particular field. */
  public static ModelRunDraft of(String conversationId, String specialist) {
    return new ModelRunDraft(
        Option.none(),
        new ConversationId(conversationId),
        new SpecialistName(specialist),
        RunRound.ANSWER,
        Option.none(),
        Option.none(),
        Option.none(),
        Vector.empty(),
        Option.none(),
        GENERAL,
        Option.none(),
        Option.none());
  }

  /** For a query. */
  public ModelRunDraft query(String id) {
    return ModelRunDraftBuilder.from(this).queryId(Option.some(new QueryId(id))).build();
  }

  /** In a field. */
  public ModelRunDraft domain(String name) {
    return ModelRunDraftBuilder.from(this).domain(new Discipline(name)).build();
  }

  /** With its utility and how sure the specialist was. */
  public ModelRunDraft scored(double value, double sure) {
    return ModelRunDraftBuilder.from(this)
        .utility(Option.some(value))
        .confidence(Option.some(sure))
        .build();
  }

  /** With what the specialist responded. */
  public ModelRunDraft responded(Option<String> text) {
    return ModelRunDraftBuilder.from(this).rawResponse(text).build();
  }
}
