package dev.stoa.example.spring;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.content;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.AuditQuery;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.autoconfigure.web.servlet.AutoConfigureMockMvc;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.http.MediaType;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.ResultActions;

/** What the application promises on both engines. */
@SpringBootTest
@AutoConfigureMockMvc
@DirtiesContext
abstract class OrdersContract {

  @Autowired private MockMvc http;
  @Autowired private JdbcTemplate jdbc;
  @Autowired private Stoa stoa;

  @Test
  void anOrderAndItsEntryAreKeptOrLostTogether() throws Exception {
    http.perform(order("tea", 60)).andExpect(status().isCreated());
    assertEquals(1, orders());
    assertEquals(1, entries());
    http.perform(order("tea", 60)).andExpect(status().isConflict());
    assertEquals(1, orders(), "what ran out of stock left no row");
    assertEquals(1, entries(), "and no entry");
    http.perform(order("tea", 40)).andExpect(status().isCreated());
    assertEquals(2, orders());
    assertEquals(2, entries());
    http.perform(get("/trail"))
        .andExpect(status().isOk())
        .andExpect(jsonPath("$.length()").value(2))
        .andExpect(jsonPath("$[1].event.event_type").value("order_placed"));
  }

  @Test
  void theAssistantRemembersAndKnows() throws Exception {
    stoa.memory().remember("Tea is shipped on Mondays").get();
    asked("ada", "I ordered tea.")
        .andExpect(content().string(containsString("shipped on Mondays")));
    asked("ada", "What did I order?")
        .andExpect(content().string(startsWith("You said: I ordered tea. What did I order?")));
    asked("grace", "What did I order?")
        .andExpect(content().string(startsWith("You said: What did I order?")));
  }

  private ResultActions asked(String conversation, String question) throws Exception {
    return http.perform(
            post("/chats/" + conversation).contentType(MediaType.TEXT_PLAIN).content(question))
        .andExpect(status().isOk());
  }

  private static org.springframework.test.web.servlet.RequestBuilder order(
      String item, int quantity) {
    return post("/orders")
        .contentType(MediaType.APPLICATION_JSON)
        .content("{\"item\": \"" + item + "\", \"quantity\": " + quantity + "}");
  }

  private int orders() {
    return jdbc.queryForObject("select count(*) from orders", Integer.class);
  }

  private int entries() {
    return stoa.audit().list(AuditQuery.all().ofType("order_placed").limit(100)).items().size();
  }
}
