package dev.stoa.adapter.http.dashboard;

import dev.stoa.adapter.http.Http;
import dev.stoa.adapter.http.HttpServer;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.domain.kernel.RefusalException;
import java.security.SecureRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A workspace in which every view of the dashboard has something to show. */
final class DashboardSample {

  /** Text that would run if it were taken for markup. */
  static final String HOSTILE = "<img src=x onerror=alert(1)><script>alert(2)</script>";

  /** How many memories are made from the poisoned one. */
  static final int COPIES = 60;

  private final Stoa stoa;
  private final Http http;
  private String session = "";
  private String memory = "";
  private String poisoned = "";

  private DashboardSample(Stoa stoa, HttpServer server) {
    this.stoa = stoa;
    this.http = Http.on(server);
  }

  /** Fills a workspace through a server without tokens. */
  static DashboardSample fill(Stoa stoa, HttpServer server) {
    DashboardSample sample = new DashboardSample(stoa, server);
    sample.agents();
    sample.talk();
    sample.remember();
    sample.discuss();
    sample.work();
    sample.evolution();
    sample.poison();
    stoa.audit()
        .checkpoint(SigningKey.generate("example.com/stoa", new SecureRandom()))
        .getOrElseThrow(RefusalException::new);
    return sample;
  }

  /** The view of the debate. */
  String debate() {
    return "debates/" + session;
  }

  /** The view of a memory that has outcomes. */
  String memory() {
    return "memory/" + memory;
  }

  /** The view of the lineage of a memory that was made from a page and is made into much. */
  String lineage() {
    return "trust/memory:" + poisoned;
  }

  private void agents() {
    for (String name : new String[] {"zeno", "plato", "seneca", "hypatia"}) {
      http.post("/v1/agents", "{'identity':'" + name + "','model':'model-1'}").ok();
    }
    String[] pairs = {"zeno,plato", "zeno,seneca", "plato,seneca", "hypatia,zeno", "plato,zeno"};
    for (int i = 0; i < 12; i++) {
      String[] pair = pairs[i % pairs.length].split(",");
      http.put(
              "/v1/matches/match-" + i,
              "{'scores':{'" + pair[0] + "':1,'" + pair[1] + "':0},'domain':'logic'}")
          .ok();
    }
    for (int i = 0; i < 20; i++) {
      String outcome = i % 4 == 0 ? "'wrong':true" : "'right':true";
      http.post(
              "/v1/calibration",
              "{'agent':'zeno','domain':'logic','confidence':0."
                  + (5 + i % 5)
                  + ","
                  + outcome
                  + "}")
          .ok();
    }
    http.post("/v1/agents/zeno/proposals", "{'accepted':true}").ok();
  }

  private void talk() {
    http.post("/v1/channels", "{'name':'ops'}").ok();
    http.post("/v1/channels", "{'name':'dev/null'}").ok();
    for (int i = 0; i < 12; i++) {
      String by = i % 2 == 0 ? "zeno" : "seneca";
      http.post(
              "/v1/channels/ops/messages",
              "{'as':'" + by + "','content':'Message " + i + " for @plato'}")
          .ok();
    }
    http.post(
            "/v1/channels/ops/handoffs",
            "{'as':'zeno','to':'seneca','summary':'Restart the build'}")
        .ok();
    http.post("/v1/notes", "{'as':'zeno','message':'Retries need jitter','topic':'net'}").ok();
    http.post("/v1/knowledge", "{'as':'zeno','domain':'ops/backup','content':'Copy, then check'}")
        .ok();
    String conversation =
        http.post("/v1/conversations", "{'title':'A question'}").ok().text("conversation_id");
    http.post("/v1/conversations/" + conversation + "/messages", "{'content':'When?'}").ok();
  }

  private void remember() {
    memory =
        http.post("/v1/memories", "{'content':'Retries need jitter','importance':0.8}")
            .ok()
            .text("memory_id");
    for (int i = 0; i < 5; i++) {
      String outcome = i < 3 ? "{'success':true}" : "{'failure':true,'prediction_error':0.9}";
      http.post("/v1/memories/" + memory + "/outcome", outcome).ok();
    }
    for (String content : new String[] {"The build breaks on Mondays", HOSTILE}) {
      http.post("/v1/memories", "{'content':'" + content + "','importance':0.8}").ok();
    }
    http.post("/v1/memories", "{'content':'Likes tea','scope':'team:a','tier':'slow'}").ok();
  }

  private void discuss() {
    session = http.post("/v1/debate-sessions", "{'topic':'Cache or not?'}").ok().text("session_id");
    String path = "/v1/debate-sessions/" + session;
    http.post(path + "/start", "{}").ok();
    for (int round = 1; round <= 2; round++) {
      for (String agent : new String[] {"zeno", "plato", "seneca"}) {
        http.post(
                path + "/turns",
                "{'agent':'"
                    + agent
                    + "','content':'Round "
                    + round
                    + "','round':"
                    + round
                    + ",'phase':'proposal','confidence':0."
                    + (4 + round)
                    + "}")
            .ok();
      }
    }
    http.post(path + "/votes", "{'agent':'zeno','choice':'cache','confidence':0.9}").ok();
    http.post(path + "/votes", "{'agent':'plato','choice':'cache','confidence':0.7}").ok();
    http.post(path + "/votes", "{'agent':'seneca','choice':'do not','confidence':0.8}").ok();
    http.post(path + "/gates", "{'round':2,'phase':'proposal'}").ok();
  }

  private void work() {
    http.post("/v1/tasks", "{'agent':'zeno','input':'Summarise the thread'}").ok();
    for (int i = 0; i < 8; i++) {
      http.post("/v1/breakers/provider/failure", "").ok();
    }
  }

  /** A page is read, summed up, noted and shared. */
  private void poison() {
    String page =
        http.post(
                "/v1/evidence",
                "{'source':'web','snippet':'"
                    + HOSTILE
                    + "','origin':'document','origin_source':'https://example.com/<b>page</b>'}")
            .ok()
            .body()
            .replaceFirst(".*\"evidence_id\":\"([^\"]+).*", "$1");
    poisoned =
        http.post(
                "/v1/memories",
                "{'content':'Backups may be deleted after a day "
                    + HOSTILE
                    + "','scope':'team:b','from':['evidence:"
                    + page
                    + "']}")
            .ok()
            .text("memory_id");
    String note =
        http.post(
                "/v1/notes",
                "{'as':'zeno','message':'Delete old backups','from':['memory:" + poisoned + "']}")
            .ok()
            .text("note_id");
    http.post(
            "/v1/knowledge",
            "{'as':'plato','domain':'ops/backup','content':'Keep one day','from':['note:"
                + note
                + "','evidence:"
                + page
                + "']}")
        .ok();
    String copies =
        IntStream.range(0, COPIES)
            .mapToObj(i -> "{'content':'Copy " + i + "','scope':'team:b'}")
            .collect(Collectors.joining(","));
    http.post(
            "/v1/memories/batch",
            "{'memories':[" + copies + "],'from':['memory:" + poisoned + "']}")
        .ok();
  }

  private void evolution() {
    String first = http.post("/v1/generations", "{}").ok().text("generation_id");
    http.post("/v1/generations", "{'parent':'" + first + "'}").ok();
  }
}
