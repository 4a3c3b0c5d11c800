package dev.stoa.actions.rating;

import dev.stoa.actions.Action;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.AgentPair;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.MatchQuery;
import dev.stoa.domain.rating.MatchRefused;
import dev.stoa.domain.rating.RatedMatch;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** What callers may ask of matches. */
final class MatchActions {

  private static final String[] COLUMNS = {
    "debate_id", "participants.agent", "participants.score", "participants.change", "winner"
  };

  private MatchActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(record(), recordBatch(), match(), matches(), headToHead());
  }

  private static Action<?, ?> record() {
    return Action.ofAgents()
        .write("rating.record", "Records a match: by scores, by its winner, or as a draw.")
        .details("Recording a match again changes nothing and shows the recorded one.")
        .example("{'debate':'d1','scores':{'claude':0.8,'gpt':0.3},'domain':'security'}")
        .example("{'debate':'d2','agents':['claude','gpt'],'winner':'gpt','register':true}")
        .example("{'debate':'d3','agents':['claude','gpt'],'draw':true,'confidence':0.5}")
        .creates()
        .columns(COLUMNS)
        .takes(GivenMatch.Recorded.INPUT)
        .gives(RatingViews.MATCH, (workspace, input) -> input.record(workspace.ratings()));
  }

  record RecordMatches(
      @Param(value = "The matches, in order.", position = 0, lines = true)
          Seq<GivenMatch.Line> matches,
      @Param(References.REGISTER) boolean register) {

    static final Input<RecordMatches> INPUT =
        Input.of(RecordMatches.class).nest("matches", GivenMatch.Line.INPUT);
  }

  private static Action<?, ?> recordBatch() {
    return Action.ofAgents()
        .write(
            "rating.record-batch",
            "Records up to 10,000 matches in order, each from the ratings before it, or none.")
        .example(
            "{'matches':[{'debate':'d4','scores':{'claude':0.8,'gpt':0.3}},"
                + "{'debate':'d5','agents':['claude','gpt'],'draw':true}],'register':true}")
        .creates()
        .listing("matches")
        .columns(COLUMNS)
        .takes(RecordMatches.INPUT)
        .givesItems(
            RatingViews.MATCH,
            (workspace, input) ->
                (input.register() ? workspace.ratings().registering() : workspace.ratings())
                    .recordAll(input.matches().map(GivenMatch.Line::match)));
  }

  record NamedMatch(@Param(value = "The id of its debate.", position = 0) MatchId debate) {}

  private static Action<?, ?> match() {
    return Action.ofWorkspace()
        .read("rating.match", "Shows a match.")
        .example("{'debate':'d1'}")
        .columns(COLUMNS)
        .takes(NamedMatch.class)
        .gives(
            RatingViews.MATCH,
            (workspace, input) ->
                workspace
                    .ratings()
                    .match(input.debate())
                    .toEither(() -> new MatchRefused.Unknown(input.debate())));
  }

  record ListMatches(
      @Param(value = "Only matches of this agent.", label = "name") Option<AgentName> agent,
      @Param(value = RatingActions.DOMAIN, label = "name") Option<Discipline> domain,
      @Param("Recorded at this instant or later.") Option<Instant> since,
      @Param("Recorded earlier than this instant.") Option<Instant> before,
      @Paged(20) Paging page) {

    private MatchQuery query() {
      return new MatchQuery(agent, domain, since, before, page.by(Long.class));
    }
  }

  private static Action<?, ?> matches() {
    return Action.ofWorkspace()
        .read("rating.matches", "Lists matches, newest first.")
        .example("{'agent':'claude','domain':'security'}")
        .example("{'since':'2026-01-02T03:04:05Z'}")
        .listing("matches")
        .columns(COLUMNS)
        .takes(ListMatches.class)
        .answersPage(
            RatingViews.MATCH, (workspace, input) -> workspace.ratings().matches(input.query()));
  }

  record CompareAgents(
      @Param(value = "One agent.", position = 0) AgentName agent,
      @Param(value = "The other.", position = 1) AgentName other,
      @Param(value = "How many of their newest matches.", min = 1, max = 1000, defaultValue = "10")
          int recent) {

    CompareAgents {
      AgentPair.of(agent, other);
    }
  }

  private static Action<?, ?> headToHead() {
    return Action.ofWorkspace()
        .read("rating.head-to-head", "Shows the results between two agents.")
        .example("{'agent':'claude','other':'gpt'}")
        .columns("agent", "other", "matches", "won", "lost", "drawn")
        .takes(CompareAgents.class)
        .answers(
            RatingViews.HEAD_TO_HEAD,
            (workspace, input) ->
                workspace.ratings().headToHead(input.agent(), input.other(), input.recent()))
        .picture(seen -> seen.value().recent().map(MatchActions::line).mkString());
  }

  private static String line(RatedMatch match) {
    return match.id()
        + ": "
        + match.winner().map(winner -> winner + " won").getOrElse("draw")
        + "\n";
  }
}
