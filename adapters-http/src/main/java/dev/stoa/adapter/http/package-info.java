/**
 * The actions over HTTP: routes, inputs and answers, problems, the OpenAPI document, the server.
 */
@NullMarked
package dev.stoa.adapter.http;

import org.jspecify.annotations.NullMarked;
