package dev.stoa.example.quickstart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.channel.Post;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentQuery;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.Outcome;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.MatchQuery;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.NewPrediction;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.domain.rating.TournamentResult;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchSource;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A caller with java.util collections and Optional needs no other library; imports show it. */
final class PlainJavaTest {

  private static final AgentName ADA = new AgentName("ada");
  private static final AgentName BOB = new AgentName("bob");

  @TempDir Path folder;
  private Stoa stoa;
  private List<Agent> agents;

  @BeforeEach
  void openAndRegister() {
    stoa = Stoa.open("jdbc:sqlite:" + folder.resolve("agents.db"));
    agents =
        stoa.agents()
            .registerAll(
                List.of(AgentRegistration.of("ada", "claude"), AgentRegistration.of("bob", "gpt")))
            .getOrElseThrow(RefusalException::new)
            .asJava();
  }

  @AfterEach
  void close() {
    stoa.close();
  }

  @Test
  void agentsAreListedPageByPage() {
    List<String> names = new ArrayList<>();
    AgentQuery query = AgentQuery.all().limit(1);
    Page<Agent, AgentName> page = stoa.agents().list(query);
    page.forEach(agent -> names.add(agent.identity().value()));
    while (page.next().isDefined()) {
      page = stoa.agents().list(query.after(page.next().get()));
      page.forEach(agent -> names.add(agent.identity().value()));
    }
    assertEquals(List.of("ada", "bob"), names);
  }

  @Test
  void memoriesAreRememberedAndRecalled() {
    Remember jitter =
        Remember.of("Retries need jitter")
            .metadata(CanonicalJson.of(Map.of("tags", Set.of("retry"), "by", Optional.of("ada"))));
    Memory memory =
        stoa.memory()
            .rememberAll(List.of(jitter))
            .getOrElseThrow(RefusalException::new)
            .asJava()
            .get(0);
    assertEquals("{\"by\":\"ada\",\"tags\":[\"retry\"]}", memory.metadata().text());
    stoa.memory().recall("retry").getOrElseThrow(RefusalException::new);
    stoa.memory()
        .recordOutcome(memory.id(), Outcome.success())
        .getOrElseThrow(RefusalException::new);
    assertEquals(
        1,
        stoa.memory()
            .list(MemoryQuery.all().tier(MemoryTier.SLOW).limit(10))
            .items()
            .asJava()
            .size());
  }

  @Test
  void notesAreWrittenAndListed() {
    stoa.notebook()
        .writeAll("ada", List.of(NoteDraft.of(new NoteTopic("retries"), "Bob owns the policy")))
        .getOrElseThrow(RefusalException::new);
    assertEquals(
        "retries\nBob owns the policy",
        stoa.notebook()
            .wake("ada")
            .getOrElseThrow(RefusalException::new)
            .pack()
            .items()
            .asJava()
            .get(0)
            .text());
  }

  @Test
  void messagesArePosted() {
    Channel ops = stoa.channels().create("ops").getOrElseThrow(RefusalException::new);
    stoa.channels().topic(ops.id(), "operations").getOrElseThrow(RefusalException::new);
    List<ChannelMessage> posted =
        stoa.channels()
            .postAll(List.of(Post.of(ops.id(), agents.get(0).id(), "the build is red")))
            .getOrElseThrow(RefusalException::new)
            .asJava();
    assertEquals(1, posted.size());
  }

  @Test
  void matchesAreRecorded() {
    stoa.ratings()
        .recordAll(
            List.of(
                NewMatch.scored(new MatchId("debate-1"), Map.of(ADA, 3.0, BOB, 1.0)),
                NewMatch.won(new MatchId("debate-2"), ADA, BOB)))
        .getOrElseThrow(RefusalException::new);
    assertEquals(2, stoa.ratings().matches(MatchQuery.all().limit(10)).items().asJava().size());
  }

  @Test
  void predictionsAreMadeAndResolved() {
    TournamentId release = new TournamentId("release-7");
    OutcomeName onTime = new OutcomeName("on-time");
    Forecast forecast = Forecast.over(Map.of(onTime, 0.8, new OutcomeName("late"), 0.2));
    stoa.calibration()
        .predictAll(List.of(NewPrediction.of(release, ADA, forecast)))
        .getOrElseThrow(RefusalException::new);
    stoa.calibration()
        .predict(NewPrediction.of(release, BOB, forecast).in(new Discipline("delivery")))
        .getOrElseThrow(RefusalException::new);
    assertEquals(
        2,
        stoa.calibration()
            .resolveAll(List.of(new TournamentResult(release, onTime)))
            .getOrElseThrow(RefusalException::new)
            .asJava()
            .get(0)
            .tally()
            .correct());
  }

  @Test
  void eventsAreAppendedAndVerified() {
    JsonObject details =
        JsonObject.builder().put("release", 7).put("by", List.of("ada")).put("note", null).build();
    AuditEvent approved = AuditEvent.of("release_approved").details(CanonicalJson.of(details));
    stoa.audit().appendAll(List.of(approved)).getOrElseThrow(RefusalException::new);
    assertTrue(stoa.audit().verify().getOrElseThrow(RefusalException::new).isSound());
    assertEquals("{\"by\":[\"ada\"],\"note\":null,\"release\":7}", approved.details().text());
  }

  @Test
  void everythingIsSearched() {
    stoa.memory().remember("Retries need jitter").getOrElseThrow(RefusalException::new);
    assertEquals(
        1,
        stoa.search()
            .search(SearchEverything.about("retry").in(Set.of(SearchSource.MEMORY)).as("ada"))
            .getOrElseThrow(RefusalException::new)
            .items()
            .asJava()
            .size());
  }
}
