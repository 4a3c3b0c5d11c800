package dev.stoa.imports.aragora;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.Elo;
import dev.stoa.domain.rating.LogEnd;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.MatchRules;
import dev.stoa.domain.rating.Participation;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.RatedMatchBuilder;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The log of matches of Aragora, with the ratings after them from its history. */
final class AragoraMatches {

  /** How often an agent won, lost and drew. */
  record Standing(long wins, long losses, long draws) {

    private static final Standing NONE = new Standing(0, 0, 0);

    AgentRating rated(AgentName agent, double elo, Instant at) {
      return new AgentRating(agent, elo, wins, losses, draws, at);
    }

    private Standing after(Option<AgentName> winner, AgentName agent) {
      return new Standing(
          wins + (winner.contains(agent) ? 1 : 0),
          losses + (winner.isDefined() && !winner.contains(agent) ? 1 : 0),
          draws + (winner.isEmpty() ? 1 : 0));
    }
  }

  private final ImportRun run;
  private final ForeignStore store;
  private final Map<Tuple2<String, String>, Double> history = new HashMap<>();
  private final Set<Tuple2<String, String>> used = new HashSet<>();
  private final Map<AgentName, Double> latest = new HashMap<>();
  private final Map<Tuple2<AgentName, Discipline>, Standing> records = new HashMap<>();
  private long otherWinners;

  AragoraMatches(ImportRun run, ForeignStore store) {
    this.run = run;
    this.store = store;
  }

  void run() {
    if (!store.columns("elo_history").isEmpty()) {
      store.each(
          "elo_history",
          Vector.empty(),
          row ->
              row.real("elo")
                  .forEach(
                      elo ->
                          history.put(
                              point(
                                  row.text("debate_id").getOrElse(""),
                                  row.text("agent_name").getOrElse("")),
                              elo)));
    }
    run.table(store, "matches", "matches")
        .knowing("id")
        .key("debate_id")
        .orderedBy("created_at", "id")
        .intoChecked(this::match, this::append);
    run.table(store, "elo_history", "points of the log of matches")
        .knowing("elo", "created_at")
        .keyedByContent()
        .into(this::point, points -> {});
    if (otherWinners > 0) {
      run.remark(
          otherWinners
              + " matches name another winner than their scores give; the scores count here");
    }
  }

  /** What an agent did in a discipline. */
  Standing record(AgentName agent, Discipline discipline) {
    return records.getOrDefault(Tuple.of(agent, discipline), Standing.NONE);
  }

  private RatedMatch match(ForeignRow row) {
    String debate = row.required("debate_id");
    Members scores = Members.of(row, "scores");
    Members changes = Members.of(row, "elo_changes");
    Seq<String> names = Members.texts(row, "participants");
    if (names.size() < 2
        || names.size() > MatchRules.MOST_PARTICIPANTS
        || names.distinct().size() < names.size()) {
      throw new InvalidValue(
          "participants are "
              + names.mkString(", ")
              + ": a match is between 2 to "
              + MatchRules.MOST_PARTICIPANTS
              + " different agents");
    }
    List<Participation> parts = new ArrayList<>();
    for (String name : names) {
      double score = scores.number(name, 0);
      if (!(score >= 0)) {
        throw new InvalidValue("score " + score + " of " + name + " is below 0");
      }
      AgentName agent = run.names().of(name);
      double change = changes.number(name, 0);
      Double after = history.get(point(debate, name));
      used.add(point(debate, name));
      double elo =
          after == null ? latest.getOrDefault(agent, Elo.START) + change : after.doubleValue();
      latest.put(agent, elo);
      parts.add(new Participation(agent, score, change, 1, elo));
    }
    parts.sort((one, other) -> one.agent().compareTo(other.agent()));
    RatedMatch match =
        RatedMatchBuilder.builder()
            .sequence(0)
            .id(new MatchId(debate))
            .discipline(row.nonBlank("domain").map(Discipline::new))
            .confidence(1)
            .kFactor(Elo.K_FACTOR)
            .parts(Vector.ofAll(parts))
            .at(run.stamps().require(row, "created_at"))
            .origin(Option.some(run.entry().system().label()))
            .build();
    if (!row.nonBlank("winner").map(AgentName::imported).equals(match.winner())) {
      otherWinners++;
    }
    return match;
  }

  /** The log is in the order of time, so what is older than its end has no place in it. */
  private Seq<Option<String>> append(Seq<RatedMatch> batch) {
    LogEnd end = run.storage().matches().lockEnd(batch.map(RatedMatch::id));
    List<RatedMatch> appended = new ArrayList<>();
    List<Option<String>> reasons = new ArrayList<>();
    for (RatedMatch match : batch) {
      if (end.known().containsKey(match.id())) {
        reasons.add(Option.some("a match of this debate is in the log already"));
      } else if (end.at().exists(match.at()::isBefore)) {
        reasons.add(
            Option.some("it is older than the newest match of the log, which is ordered by time"));
      } else {
        appended.add(numbered(match, end.sequence() + appended.size() + 1));
        count(match);
        reasons.add(Option.none());
      }
    }
    run.storage().matches().append(Vector.ofAll(appended));
    return Vector.ofAll(reasons);
  }

  private void count(RatedMatch match) {
    Option<AgentName> winner = match.winner();
    for (Discipline discipline : match.discipline()) {
      for (Participation part : match.parts()) {
        records.merge(
            Tuple.of(part.agent(), discipline),
            Standing.NONE.after(winner, part.agent()),
            (existing, fresh) -> existing.after(winner, part.agent()));
      }
    }
  }

  private static RatedMatch numbered(RatedMatch match, long sequence) {
    return RatedMatchBuilder.from(match).sequence(sequence).build();
  }

  private ForeignRow point(ForeignRow row) {
    if (!used.contains(
        point(row.text("debate_id").getOrElse(""), row.text("agent_name").getOrElse("")))) {
      throw new InvalidValue(
          "no match of the debate that is imported has this agent: the history of a rating is the"
              + " log of matches");
    }
    return row;
  }

  private static Tuple2<String, String> point(String debate, String agent) {
    return Tuple.of(debate, agent);
  }
}
