package dev.stoa.adapter.http.dashboard;

import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.RefusalException;

/** The views of one agent and of one debate. */
final class DashboardDetails {

  private DashboardDetails() {}

  static JsonObject.Builder agent(DashboardRequest request) {
    String agent = request.context().pathParam("agent");
    JsonObject.Builder inDomain = named(agent);
    request.query("domain").forEach(name -> inDomain.put("domain", name));
    return JsonObject.builder()
        .put("name", agent)
        .put("agent", request.ask("agent.show", named(agent)))
        .put("rating", request.ask("rating.show", named(agent)))
        .put("history", request.ask("rating.history", named(agent).put("limit", 500)))
        .put("trend", request.ask("rating.trend", named(agent)))
        .put("curve", request.ask("calibration.curve", inDomain))
        .put("calibrated", request.ask("calibration.domains", named(agent)))
        .put("relationships", request.ask("rating.relationships", named(agent).put("limit", 200)))
        .put("reputation", request.ask("critique.reputation", named(agent)))
        .put("matches", request.ask("rating.matches", named(agent).put("limit", 8)));
  }

  private static JsonObject.Builder named(String agent) {
    return JsonObject.builder().put("agent", agent);
  }

  /** A debate with all turns, votes and decisions. */
  static JsonObject.Builder debate(DashboardRequest request) {
    DebateSession session =
        request
            .workspace()
            .debates()
            .resolve(request.context().pathParam("session"))
            .getOrElseThrow(RefusalException::new);
    String id = session.id().value();
    JsonObject.Builder view =
        JsonObject.builder()
            .put("session", request.ask("debate.show", of(id)))
            .put("turns", request.ask("debate.turns", of(id).put("limit", 1_000)))
            .put("votes", request.ask("debate.votes", of(id)))
            .put("tally", request.ask("debate.tally", of(id)))
            .put("gates", request.ask("debate.gate.list", of(id)));
    request
        .workspace()
        .consensus()
        .ofDebate(session.debate().value())
        .map(consensus -> consensus.id().value())
        .forEach(
            consensus ->
                view.put("consensus", request.ask("consensus.show", on(consensus)))
                    .put("dissents", request.ask("consensus.against", on(consensus))));
    return view;
  }

  private static JsonObject.Builder of(String session) {
    return JsonObject.builder().put("session", session);
  }

  private static JsonObject.Builder on(String consensus) {
    return JsonObject.builder().put("consensus", consensus);
  }
}
