/** The actions over HTTP: the server, what it is made of, and its limits. */
@NullMarked
package dev.stoa.adapter.http;

import org.jspecify.annotations.NullMarked;
