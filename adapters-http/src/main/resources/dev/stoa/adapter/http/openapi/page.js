"use strict";

const node = (name, text, ...children) => {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  made.append(...children);
  return made;
};

const typeOf = schema => {
  if (schema.$ref) return schema.$ref.split("/").pop();
  if (schema.enum) return schema.enum.join(" | ");
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  if (schema.oneOf) return schema.oneOf.map(typeOf).join(" | ");
  if (schema.items) return "list of " + typeOf(schema.items);
  return [schema.type].flat().join(" | ");
};

const rows = (title, members) => {
  const table = node("table");
  for (const [name, place, required, schema, description] of members) {
    table.append(node("tr", "",
      node("td", "", node("code", name)),
      node("td", place + (required ? ", required" : "")),
      node("td", typeOf(schema) + ("default" in schema ? " = " + JSON.stringify(schema.default) : "")),
      node("td", description || schema.description || "")));
  }
  return members.length ? node("div", "", node("h4", title), table) : "";
};

const membersOf = (schema, place) => Object.entries(schema.properties || {}).map(([name, member]) =>
  [name, place, (schema.required || []).includes(name), member, member.description]);

const operation = (path, method, described, document_) => {
  const body = described.requestBody?.content["application/json"];
  const answer = Object.entries(described.responses["200"].content)[0];
  let schema = answer[1].schema;
  if (schema.$ref) schema = document_.components.schemas[schema.$ref.split("/").pop()];
  const details = node("details", "",
    node("summary", "", node("b", method.toUpperCase()), node("code", path), " " + described.summary));
  const inside = node("div", described.description || "");
  inside.append(
    rows("Input", (described.parameters || [])
      .map(one => one.$ref ? document_.components.parameters[one.$ref.split("/").pop()] : one)
      .map(one => [one.name, one.in, one.required, one.schema, one.description])
      .concat(body ? membersOf(body.schema, "body") : [])));
  for (const example of Object.values(body?.examples || {})) {
    inside.append(node("pre", JSON.stringify(example.value, null, 2)));
  }
  inside.append(node("h4", "Answer: " + answer[0] + " (" + typeOf(answer[1].schema) + ")"),
    rows("", membersOf(schema, "")));
  details.append(inside);
  details.dataset.words = [method, path, described.operationId, described.summary].join(" ").toLowerCase();
  return details;
};

const show = document_ => {
  document.getElementById("about").replaceChildren(
    document_.info.summary + " " + document_.info.description + " The document: ",
    Object.assign(node("a", "openapi.json"), {href: "openapi.json"}));
  const sections = new Map();
  for (const tag of document_.tags) {
    sections.set(tag.name, node("section", "", node("h2", tag.name), node("p", tag.description)));
  }
  for (const [path, methods] of Object.entries(document_.paths)) {
    for (const [method, described] of Object.entries(methods)) {
      sections.get(described.tags[0])?.append(operation(path, method, described, document_));
    }
  }
  document.getElementById("operations").append(...sections.values());
  document.getElementById("filter").addEventListener("input", event => {
    const words = event.target.value.toLowerCase().split(/\s+/);
    for (const section of sections.values()) {
      let shown = 0;
      for (const details of section.querySelectorAll("details")) {
        details.hidden = !words.every(word => details.dataset.words.includes(word));
        shown += details.hidden ? 0 : 1;
      }
      section.hidden = shown === 0;
    }
  });
};

fetch("openapi.json").then(answer => answer.json()).then(show)
  .catch(() => { document.getElementById("about").textContent = "openapi.json cannot be read."; });
