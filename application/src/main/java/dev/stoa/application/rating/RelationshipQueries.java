package dev.stoa.application.rating;

import dev.stoa.application.agent.RegisteredAgents;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.rating.AgentPair;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.Encounter;
import dev.stoa.domain.rating.HeadToHead;
import dev.stoa.domain.rating.MatchRefused;
import dev.stoa.domain.rating.Matches;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.domain.rating.Relationship;
import dev.stoa.domain.rating.RelationshipKind;
import dev.stoa.domain.rating.Relationships;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Queries and counts relationships. */
final class RelationshipQueries {

  /** The number of relationships read at a time. */
  private static final int CHUNK = 500;

  private final UnitOfWork unitOfWork;
  private final Matches matches;
  private final Relationships relationships;
  private final RegisteredAgents registered;
  private final InstantSource clock;

  RelationshipQueries(RatingStorage storage, RegisteredAgents registered, InstantSource clock) {
    this(storage.unitOfWork(), storage.matches(), storage.relationships(), registered, clock);
  }

  private RelationshipQueries(
      UnitOfWork unitOfWork,
      Matches matches,
      Relationships relationships,
      RegisteredAgents registered,
      InstantSource clock) {
    this.unitOfWork = unitOfWork;
    this.matches = matches;
    this.relationships = relationships;
    this.registered = registered;
    this.clock = clock;
  }

  RelationshipQueries registering() {
    return new RelationshipQueries(
        unitOfWork, matches, relationships, registered.registering(), clock);
  }

  HeadToHead headToHead(AgentName one, AgentName other, int recent) {
    Page.checkedSize(recent);
    AgentPair pair = AgentPair.of(one, other);
    return unitOfWork.snapshot(
        () -> {
          Counters seen =
              relationships
                  .find(pair)
                  .map(existing -> existing.seenBy(one))
                  .getOrElse(Counters.NONE);
          return new HeadToHead(
              one,
              other,
              seen.debates(),
              seen.winsA(),
              seen.winsB(),
              matches.between(one, other, Long.MAX_VALUE, recent));
        });
  }

  Either<MatchRefused, Relationship> observe(AgentName one, AgentName other, Counters seenByOne) {
    Encounter encounter = Encounter.of(one, other, seenByOne);
    if (encounter.tellsOfMatches()) {
      throw new InvalidValue("debates and wins are counted by matches: record a match instead");
    }
    if (seenByOne.acceptsTooMany()) {
      throw new InvalidValue("accepted critiques are out of range: at most as many as critiques");
    }
    return unitOfWork.write(
        () ->
            registered
                .require(List.of(one, other))
                .<MatchRefused>mapLeft(MatchRefused.NoAgent::new)
                .map(
                    both -> {
                      relationships.add(List.of(encounter), clock.instant());
                      return relationships.find(encounter.pair()).get();
                    }));
  }

  Option<Relationship> between(AgentName one, AgentName other) {
    AgentPair pair = AgentPair.of(one, other);
    return unitOfWork.read(() -> relationships.find(pair));
  }

  Page<Relationship, AgentName> of(AgentName agent, PageRequest<AgentName> page) {
    return page.page(
        unitOfWork.read(() -> relationships.of(agent, page.after(), page.limit())),
        one -> one.pair().other(agent));
  }

  /** Scores are computed from counters, so all relationships are read; only the best are kept. */
  Seq<Relationship> closest(RelationshipKind kind, AgentName agent, int size) {
    Page.checkedSize(size);
    return unitOfWork.snapshot(
        () -> {
          Vector<Relationship> closest = Vector.empty();
          Option<AgentName> after = Option.none();
          Seq<Relationship> chunk;
          do {
            chunk = relationships.of(agent, after, CHUNK);
            closest =
                closest
                    .appendAll(chunk.filter(kind::isListed))
                    .sorted(kind.strongestFirst(agent))
                    .take(size);
            after = chunk.lastOption().map(one -> one.pair().other(agent));
          } while (chunk.size() == CHUNK);
          return closest;
        });
  }
}
