/** A service that opens Stoa with one line. */
package dev.stoa.example.quickstart;
