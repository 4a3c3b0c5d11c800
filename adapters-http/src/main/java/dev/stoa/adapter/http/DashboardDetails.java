package dev.stoa.adapter.http;

import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.RefusalException;

/** The views of one agent and of one debate. */
final class DashboardDetails {

  private DashboardDetails() {}

  static JsonObject.Builder agent(DashboardRequest asked) {
    String agent = asked.context().pathParam("agent");
    JsonObject.Builder inDomain = named(agent);
    asked.query("domain").forEach(name -> inDomain.put("domain", name));
    return JsonObject.builder()
        .put("name", agent)
        .put("agent", asked.ask("agent.show", named(agent)))
        .put("rating", asked.ask("rating.show", named(agent)))
        .put("history", asked.ask("rating.history", named(agent).put("limit", 500)))
        .put("trend", asked.ask("rating.trend", named(agent)))
        .put("curve", asked.ask("calibration.curve", inDomain))
        .put("calibrated", asked.ask("calibration.domains", named(agent)))
        .put("relationships", asked.ask("rating.relationships", named(agent).put("limit", 200)))
        .put("reputation", asked.ask("critique.reputation", named(agent)))
        .put("matches", asked.ask("rating.matches", named(agent).put("limit", 8)));
  }

  private static JsonObject.Builder named(String agent) {
    return JsonObject.builder().put("agent", agent);
  }

  /** A debate with everything that was said, voted and decided. */
  static JsonObject.Builder debate(DashboardRequest asked) {
    DebateSession session =
        asked
            .workspace()
            .debates()
            .resolve(asked.context().pathParam("session"))
            .getOrElseThrow(RefusalException::new);
    String id = session.id().value();
    JsonObject.Builder view =
        JsonObject.builder()
            .put("session", asked.ask("debate.show", of(id)))
            .put("turns", asked.ask("debate.turns", of(id).put("limit", 1_000)))
            .put("votes", asked.ask("debate.votes", of(id)))
            .put("tally", asked.ask("debate.tally", of(id)))
            .put("gates", asked.ask("debate.gate.list", of(id)));
    asked
        .workspace()
        .consensus()
        .ofDebate(session.debate().value())
        .map(consensus -> consensus.id().value())
        .forEach(
            consensus ->
                view.put("consensus", asked.ask("consensus.show", on(consensus)))
                    .put("dissents", asked.ask("consensus.against", on(consensus))));
    return view;
  }

  private static JsonObject.Builder of(String session) {
    return JsonObject.builder().put("session", session);
  }

  private static JsonObject.Builder on(String consensus) {
    return JsonObject.builder().put("consensus", consensus);
  }
}
