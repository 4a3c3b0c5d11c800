package dev.stoa.example.spring;

import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** The assistant over HTTP. */
@RestController
class AssistantController {

  private final AssistantService assistant;

  AssistantController(AssistantService assistant) {
    this.assistant = assistant;
  }

  @PostMapping("/chats/{conversation}")
  String ask(@PathVariable String conversation, @RequestBody String question) {
    return assistant.answer(conversation, question);
  }
}
