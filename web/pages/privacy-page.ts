import { msg } from '@lit/localize';
import { html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { TreceElement } from '../elements/trece-element.ts';
import { SITE_KEY } from '../human-check.ts';
import { base, page } from '../styles/shared.styles.ts';
import { styles } from './rules-page.styles.ts';
import '../elements/page-header.ts';

/** What we keep, for how long, and how to be forgotten. */
@customElement('privacy-page')
export class PrivacyPage extends TreceElement {
  static override styles = [base, page, styles];

  override render() {
    return html`<page-header></page-header>
      <main>
        <article>
          <h1>${msg('Privacidad')}</h1>
          <p class="opening">
            ${msg('Sin cuentas, sin anuncios y sin seguimiento. Esto es todo lo que guardamos.')}
          </p>
          <section>
            <h2>${msg('Una sola cookie')}</h2>
            <p>
              ${msg('Al empezar tu primera partida, el servidor pone una cookie con un número al azar. Sirve para saber que la partida es tuya y que solo juegas una por día. Dura 400 días y se renueva al jugar. No hay otras cookies ni se pide permiso para ellas, porque no existen.')}
            </p>
          </section>
          <section>
            <h2>${msg('Lo que guarda el servidor')}</h2>
            <p>
              ${msg('De ti: una huella de ese número (no el número), cuándo llegaste, tu nombre en la clasificación y si lo elegiste tú. De cada día que juegas: cuándo empezaste y cuándo jugaste por última vez, tus jugadas con el tiempo de cada una, tu total, los puntos perdidos y la hora a la que entró. Lo que tú denuncias: qué nombre y cuándo, y si ya se miró.')}
            </p>
            <p>
              ${msg('El operador puede ver marcas de una partida (que fue más rápida de lo que juega una persona; que la suerte o los aciertos de tus últimas partidas, miradas al publicarse el día, pasan de lo que cabe esperar; o que una avería la dejó sin puntuar), las marcas que retiró, y ocultar su fila. Una marca no echa a nadie. Todo eso está en el archivo que puedes descargar. Tu dirección de red se usa un instante para frenar abusos; no se guarda ni se anota.')}
            </p>
            <p>
              ${msg('Si guardas una hoja de dados de verdad: quiénes jugaron, con el nombre que les dio tu dispositivo, sus puntos, cuándo acabó y cuándo se guardó, y una huella de la clave con la que solo tu dispositivo puede quitarla. No se une a tu jugador. La ve quien tenga el enlace, que no se puede adivinar; se borra al año, o antes si la quitas. Quien la abrió conserva su copia.')}
            </p>
            <p>
              ${msg('Contra las averías, la base de datos puede volver a cualquier momento de los últimos 30 días, y sus copias en archivo se conservan un mes como mucho. Hasta entonces lo que borres sigue en esas copias; no se usan para nada más.')}
            </p>
          </section>
          <section>
            <h2>${msg('Lo que guarda tu dispositivo')}</h2>
            <p>
              ${msg('El idioma, el aspecto y el texto para compartir que elijas; los dados que tengas guardados a mitad de un turno y la jugada que esté en camino; los compromisos que se te mostraron y si se cumplieron; el último reto cuyo puesto definitivo ya se te dijo; tus cuentas del entrenamiento; y, mientras cambias de código de recuperación, el número secreto de ese cambio. Hasta que cierres la pestaña, también cuándo se recargó la página por una versión nueva. Nada de esto se envía, salvo la jugada y ese número.')}
            </p>
            <p>
              ${msg('También una copia de la propia página, con su traducción y las tablas del juego ideal, para que se abra sin red. En ella nunca están los dados ni la clasificación de un día.')}
            </p>
            <p>
              ${msg('Y, en una base de datos del navegador: quiénes juegan en este dispositivo, las partidas que jugáis fuera del reto y la que esté a medias. Salen de aquí solo si exportas el archivo o guardas una hoja en el servidor.')}
            </p>
          </section>
          <section>
            <h2>${msg('Terceros')}</h2>
            <p>
              ${
                SITE_KEY
                  ? msg(
                      'Uno, y una vez: antes de tu primera partida, si el servidor lo pide, Turnstile de Cloudflare comprueba que eres una persona. Solo entonces recibe tu dirección de red y datos de tu navegador. Todo lo demás sale de este mismo sitio: ni tipos de letra, ni medidores, ni botones de otros.',
                    )
                  : msg(
                      'Ninguno recibe nada. Todo sale de este mismo sitio: ni tipos de letra, ni medidores, ni botones de otros. Solo lo que tú copies o compartas sale de aquí, y lo haces tú.',
                    )
              }
            </p>
          </section>
          <section>
            <h2>${msg('Llevártelo, o que te olvidemos')}</h2>
            <p>
              ${msg(html`En <a href="/record">Récord</a> puedes descargar todo lo que tenemos de ti y borrarte. Al borrarte desaparecen tu nombre, tu historial y todo enlace contigo; los totales siguen en las clasificaciones, anónimos. Hasta que se publique el último día que empezaste queda una marca que solo impide jugarlo dos veces.`)}
            </p>
          </section>
          <section>
            <h2>${msg('Contacto')}</h2>
            <p>
              ${msg(html`Para preguntas o fallos de seguridad, sigue las indicaciones de <a href="/.well-known/security.txt">security.txt</a>.`)}
            </p>
          </section>
        </article>
      </main>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'privacy-page': PrivacyPage;
  }
}
