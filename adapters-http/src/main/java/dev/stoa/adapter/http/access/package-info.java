/** Tokens, sessions of the dashboard, and who a request was let in as. */
@NullMarked
package dev.stoa.adapter.http.access;

import org.jspecify.annotations.NullMarked;
