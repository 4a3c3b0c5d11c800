package dev.stoa.application.debate;

import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.evidence.Citation;
import dev.stoa.domain.evidence.Citations;
import dev.stoa.domain.evidence.EvidenceStorage;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.domain.rating.Ratings;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Writes the decision receipt: everything that a conclusion was made of, as one canonical document.
 */
final class WriteReceipt {

  private static final String FORMAT = "stoa/debate-receipt/v1";

  private final Ratings ratings;
  private final Citations citations;

  <S extends RatingStorage & EvidenceStorage> WriteReceipt(S storage) {
    this.ratings = storage.ratings();
    this.citations = storage.citations();
  }

  /** Before the match is recorded, so that the ratings are those that the debate began with. */
  CanonicalJson of(Conclusion conclusion) {
    Map<String, Double> elo =
        ratings
            .of(conclusion.participants(), Vector.empty())
            .overall()
            .toMap(one -> one.agent().value(), AgentRating::elo);
    return CanonicalJson.of(
        JsonObject.builder()
            .put("format", FORMAT)
            .put("debate_id", conclusion.session().debate().value())
            .put("session_id", conclusion.session().id().value())
            .put("question", conclusion.session().opened().topic())
            .put("outcome", JsonParser.parse(conclusion.outcome().json().text()))
            .put(
                "grounded_verdict",
                conclusion.outcome().groundedVerdict().map(json -> JsonParser.parse(json.text())))
            .put("participants", conclusion.participants().map(AgentName::value))
            .put("rounds", conclusion.session().totalRounds())
            .put("turns", conclusion.turns())
            .put("positions", conclusion.positions().map(WriteReceipt::position))
            .put("votes", conclusion.votes().map(WriteReceipt::vote))
            .put("tally", conclusion.tally().scores())
            .put("dissent", conclusion.dissent().map(vote -> vote.voter().value()))
            .put("evidence", evidence(conclusion.session().debate().value()))
            .put("ratings", elo)
            .build());
  }

  private Seq<JsonObject> evidence(String debate) {
    return citations.of(debate, Option.none(), Page.MAX_SIZE).map(WriteReceipt::cited);
  }

  private static JsonObject cited(Citation citation) {
    return JsonObject.builder()
        .put("evidence_id", citation.evidence().value())
        .put("round", citation.draft().round())
        .build();
  }

  private static JsonObject position(TurnDraft draft) {
    return JsonObject.builder()
        .put("agent", draft.agent().value())
        .put("round", draft.round())
        .put("phase", draft.phase().label())
        .put("content", draft.content())
        .put("confidence", draft.confidence())
        .build();
  }

  private static JsonObject vote(DebateVote vote) {
    return JsonObject.builder()
        .put("voter", vote.voter().value())
        .put("ranking", vote.ranking())
        .put("confidence", vote.confidence())
        .put("weight", vote.weight().getOrElse(1.0))
        .build();
  }
}
